import { LogOut, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Account } from '#contract/accounts/accounts.ts'
import { Avatar } from '#web/ui/facts/avatar.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { chooseTheme, useTheme } from '#web/ui/theme.ts'
import { leaveAdmin } from './leave-admin.ts'

/** The administrator: light or dark, their own account, and the way out. */
export function AdminMenu({ user }: { user: Account }) {
  const theme = useTheme()
  const navigate = useNavigate()
  const name = `${user.first_name} ${user.last_name}`
  return (
    <Menu
      trigger={
        <button type="button" className="rounded-full">
          <Avatar name={name} picture={user.avatar} />
          <span className="sr-only">Account of {name}</span>
        </button>
      }
    >
      <div className="px-3 pt-2 pb-1.5">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="truncate text-xs text-ink-3">{user.email} · administrator</p>
      </div>
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
      <MenuItem icon={UserRound} onSelect={() => void navigate(`/user/${user.id}/detail`)}>
        My account
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={() => void leaveAdmin()}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
