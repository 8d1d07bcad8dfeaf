import {
  Bookmark,
  Gavel,
  Heart,
  LayoutGrid,
  LogOut,
  Settings,
  ShoppingBag,
  Star,
  Tag,
  Trophy,
} from 'lucide-react'
import type { Account } from '#contract/accounts/accounts.ts'
import { signOut } from '#web/lib/session/session.ts'
import { Avatar } from '#web/ui/facts/avatar.tsx'
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { chooseTheme, useTheme } from '#web/ui/theme.ts'
import { notify } from '#web/ui/overlays/toast.tsx'

/** Whoever is signed in: their pages, light or dark, and the way out. */
export function AccountMenu({ user }: { user: Account }) {
  const theme = useTheme()

  return (
    <Menu
      trigger={
        <button type="button" data-press="account" className="rounded-full">
          <Avatar name={`${user.first_name} ${user.last_name}`} picture={user.avatar} />
          <span className="sr-only">Account of {user.display_name}</span>
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
      <MenuLink to="/ibuy" icon={ShoppingBag}>
        iBuy
      </MenuLink>
      <MenuLink to="/categories" icon={LayoutGrid}>
        Categories
      </MenuLink>
      <MenuLink to="/isell" icon={Tag}>
        iSell
      </MenuLink>
      <MenuLink to="/iwatch" icon={Heart}>
        iWatch
      </MenuLink>
      <MenuLink to="/iwatch?show=searches" icon={Bookmark}>
        Saved searches
      </MenuLink>
      <MenuLink to="/iwon-ilost?show=running" icon={Gavel}>
        My bids
      </MenuLink>
      <MenuLink to="/iwon-ilost" icon={Trophy}>
        iWon · iLost
      </MenuLink>
      <MenuLink to="/irate" icon={Star}>
        iRate
      </MenuLink>
      <MenuLink to="/user-settings" icon={Settings}>
        Settings
      </MenuLink>
      <MenuSeparator />
      <MenuChoice
        label="Light or dark"
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'system', label: 'Match device' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void leave()}>
        Sign out
      </MenuItem>
    </Menu>
  )
}

async function leave() {
  const failure = await signOut()
  if (failure) notify.error('You’re signed out', { description: failure })
}
