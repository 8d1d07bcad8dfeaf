import { LogOut, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#platform/web/ui/overlays/menu.tsx'
import { chooseTheme, useTheme } from '#platform/web/ui/theme.ts'
import { leaveAdmin } from './admin-nav.tsx'
import * as t from '#domains/staff/texts.ts'

export function AdminMenu({ user }: { user: Account }) {
  const theme = useTheme()
  const navigate = useNavigate()
  const name = `${user.first_name} ${user.last_name}`
  return (
    <Menu
      trigger={
        <button type="button" className="rounded-full">
          <Avatar name={name} picture={user.avatar} />
          <span className="sr-only">{t.account_of_name({ name })}</span>
        </button>
      }
    >
      <div className="px-3 pt-2 pb-1.5">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="truncate text-xs text-ink-3">{t.email_administrator({ email: user.email })}</p>
      </div>
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
      <MenuItem icon={UserRound} onSelect={() => void navigate(`/user/${user.id}/detail`)}>
        {t.my_account()}
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={() => void leaveAdmin()}>
        {t.sign_out()}
      </MenuItem>
    </Menu>
  )
}
