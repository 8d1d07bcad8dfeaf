import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Menu, MenuItem, MenuLabel } from '#platform/web/ui/overlays/menu.tsx'
import type { BulkAct, BulkTable } from './bulk-acts.ts'
import * as t from '#domains/staff/texts.ts'

const BulkDialog = lazyOnClick(async () => (await import('./bulk-dialog.tsx')).BulkDialog)

interface BulkMenuProps extends BulkTable {
  total: number | undefined
  acts: BulkAct[]
}

/** Acts on the chosen rows, or else on all matching rows on every page. */
export function BulkMenu({ total, acts, ...table }: BulkMenuProps) {
  const [pending, setPending] = useState<BulkAct | null>(null)
  const chosen = table.chosen?.length ?? 0
  const all = total ?? 0
  const count = formatCount(chosen)
  return (
    <>
      {total ? (
        <Menu
          align="start"
          trigger={
            <Button kind="quiet" size="small" icon={ListChecks}>
              {chosen ? t.count_selected({ count }) : t.all_count_that_match({ count: all })}
            </Button>
          }
        >
          <MenuLabel>
            {chosen ? t.do_this_to_count({ count }) : t.do_this_to_all_count({ count: all })}
          </MenuLabel>
          {acts.map((act) => (
            <MenuItem
              key={act.act}
              icon={act.icon}
              danger={act.danger ?? false}
              onSelect={() => setPending(act)}
            >
              {act.label}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      {/* Stays mounted when no rows match any more, to show the result. */}
      {pending && <BulkDialog {...table} act={pending} onClose={() => setPending(null)} />}
    </>
  )
}
