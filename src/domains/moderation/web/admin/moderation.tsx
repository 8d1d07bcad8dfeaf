import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { CaseKeys } from './case-keys.tsx'
import { CaseList } from './case-list.tsx'
import { CasePane } from './case-pane.tsx'
import { LastDecision, type Last } from './last-decision.tsx'
import {
  findNextCase,
  isSameCase,
  moderationAddress,
  nameCase,
  type CaseName,
  readModerationPlace,
} from './moderation-address.ts'
import { Templates } from './templates.tsx'
import { useCases, useQueueChanged } from './use-cases.ts'
import * as t from '#domains/moderation/texts.ts'

export const meta = makeAdminMeta(t.moderation)

export default function Moderation() {
  const changeAddress = useChangeAddress()
  const { open, ...filter } = readModerationPlace(useSearchParams()[0])
  const call = useCases(filter)
  const changed = useQueueChanged()
  const [last, setLast] = useState<Last | null>(null)
  const [lastAt, setLastAt] = useState(0)
  const [showsTemplates, setShowsTemplates] = useState(false)
  const items = call.data?.items ?? []
  const at = items.findIndex((one) => isSameCase(one, open))
  if (at !== -1 && at !== lastAt) setLastAt(at)
  // If another admin decided the open case, it has left the list and the next has its index.
  const following = at === -1 ? (items[lastAt] ?? items.at(-1)) : items[at + 1]
  const go = (next: CaseName | null) => changeAddress(moderationAddress({ ...filter, open: next }))
  const list = moderationAddress(filter)

  function decided(done: Last) {
    const next = findNextCase(items, at, done.othersOf)
    setLast(done)
    changed()
    go(at === -1 ? null : next)
  }

  return (
    <AdminPage
      title={t.moderation()}
      tools={<CaseKeys open={open} onTemplates={() => setShowsTemplates(true)} />}
    >
      <div className="flex h-[calc(100dvh-7.25rem)] min-h-120 flex-col max-sm:-mb-8 max-sm:h-[calc(100dvh-9.5rem)]">
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] overflow-clip rounded-panel border border-line bg-paper lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div
            className={joinClasses(
              'flex min-h-0 min-w-0 flex-col lg:border-r lg:border-line',
              open && 'max-lg:hidden',
            )}
          >
            <CaseList
              filter={filter}
              call={call}
              open={open}
              onFilter={(next) => changeAddress(moderationAddress({ ...next, open }), { replace: true })}
            />
          </div>
          <div className={joinClasses('flex min-h-0 min-w-0 flex-col', !open && 'max-lg:hidden')}>
            {open ? (
              <CasePane
                key={nameCase(open)}
                name={open}
                back={list}
                previous={items[at - 1] ?? null}
                next={following ?? null}
                getAddress={(name) => moderationAddress({ ...filter, open: name })}
                onDecided={decided}
                onTemplates={() => setShowsTemplates(true)}
              />
            ) : (
              <div className="m-auto p-6">
                <EmptyState icon={Gavel} title={t.choose_a_case()}>
                  {t.the_longest_wait_comes_first()}
                </EmptyState>
              </div>
            )}
          </div>
        </div>
        <LastDecision
          last={last}
          onUndone={(name) => {
            setLast(null)
            changed()
            go(name)
          }}
          onClose={() => setLast(null)}
        />
      </div>
      {showsTemplates && <Templates onClose={() => setShowsTemplates(false)} />}
    </AdminPage>
  )
}
