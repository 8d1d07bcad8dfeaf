import {
  Banknote,
  Bookmark,
  ChartColumn,
  CircleQuestionMark,
  Gavel,
  Heart,
  LayoutGrid,
  LifeBuoy,
  LogOut,
  MessageCircle,
  Settings,
  ShoppingBag,
  Star,
  Tag,
  Trophy,
} from 'lucide-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { signOut } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '#platform/web/ui/overlays/menu.tsx'
import { chooseTheme, useTheme } from '#platform/web/ui/theme.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/identity/texts.ts'

interface AccountMenuProps {
  user: Account
  /** Sales are paid on Hoko here. */
  hasPayouts?: boolean
}

export function AccountMenu({ user, hasPayouts = false }: AccountMenuProps) {
  const theme = useTheme()
  const supportCount = useStore(getClientState(), (state) => state.support_count)

  return (
    <Menu
      trigger={
        <button type="button" data-click-name="account" className="rounded-full">
          <Avatar name={user.display_name} picture={user.avatar} />
          <span className="sr-only">{t.account_of_display_name({ display_name: user.display_name })}</span>
        </button>
      }
    >
      <div className="px-3 pt-2 pb-1.5">
        <p className="truncate text-sm font-semibold">
          {user.first_name} {user.last_name}
        </p>
        <p className="truncate text-xs text-ink-3">{user.email}</p>
      </div>
      <MenuSeparator />
      {/* On phones the tabs, the home page and the footer link to the omitted pages. */}
      <MenuLink wideOnly to="/ibuy" icon={ShoppingBag}>
        {t.ibuy()}
      </MenuLink>
      <MenuLink wideOnly to="/categories" icon={LayoutGrid}>
        {t.categories()}
      </MenuLink>
      <MenuLink to="/isell" icon={Tag}>
        {t.isell()}
      </MenuLink>
      {hasPayouts && (
        <MenuLink to="/payouts" icon={Banknote}>
          {t.payouts()}
        </MenuLink>
      )}
      <MenuLink to="/iwatch" icon={Heart}>
        {t.iwatch()}
      </MenuLink>
      <MenuLink to="/iwatch?show=searches" icon={Bookmark}>
        {t.saved_searches()}
      </MenuLink>
      <MenuLink to="/iwatch?show=bids" icon={Gavel}>
        {t.my_bids()}
      </MenuLink>
      <MenuLink to="/iwon-ilost" icon={Trophy}>
        {t.iwon_ilost()}
      </MenuLink>
      <MenuLink to="/ichat" icon={MessageCircle}>
        {t.ichat()}
      </MenuLink>
      <MenuLink to="/irate" icon={Star}>
        {t.irate()}
      </MenuLink>
      <MenuLink to="/reports" icon={ChartColumn}>
        {t.reports()}
      </MenuLink>
      <MenuLink to="/user-settings" icon={Settings}>
        {t.settings()}
      </MenuLink>
      <MenuLink wideOnly to="/frequently-asked-questions" icon={CircleQuestionMark}>
        {t.faqs()}
      </MenuLink>
      {supportCount > 0 ? (
        <MenuLink to="/ichat" icon={LifeBuoy}>
          {t.replies_from_support({ count: supportCount })}
        </MenuLink>
      ) : (
        <MenuLink wideOnly to="/contact-us" icon={LifeBuoy}>
          {t.contact_us()}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuChoice
        label={t.light_or_dark()}
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'system', label: t.match_device() },
          { value: 'light', label: t.light() },
          { value: 'dark', label: t.dark() },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void leave()}>
        {t.sign_out()}
      </MenuItem>
    </Menu>
  )
}

async function leave() {
  const failure = await signOut()
  if (failure) notify.error(t.youre_signed_out(), { description: failure })
}
