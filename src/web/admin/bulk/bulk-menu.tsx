import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuLabel } from '#web/ui/overlays/menu.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkAct, BulkTable } from './bulk-acts.ts'
import * as t from './texts.ts'

interface BulkMenuProps extends BulkTable {
  total: number
  acts: BulkAct[]
}

/** Acts on everything that matches, on every page. */
export function BulkMenu({ total, acts, ...table }: BulkMenuProps) {
  const [asked, setAsked] = useState<BulkAct | null>(null)
  if (acts.length === 0 || total === 0) return null
  const count = total.toLocaleString('en-NZ')
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button kind="quiet" size="small" icon={ListChecks}>
            {t.all_count_that_match({ count })}
          </Button>
        }
      >
        <MenuLabel>{t.do_this_to_all_count({ count })}</MenuLabel>
        {acts.map((act) => (
          <MenuItem key={act.act} icon={act.icon} danger={act.danger ?? false} onSelect={() => setAsked(act)}>
            {act.label}
          </MenuItem>
        ))}
      </Menu>
      {asked && <BulkDialog {...table} act={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
