import type { Member } from '#contract/members/members.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { formatMoment } from '../moments.ts'
import { MemberAppeal } from './member-appeal.tsx'
import * as t from './texts.ts'

export function MemberSuspensions({
  suspensions,
  id,
  first_name,
}: Pick<Member, 'suspensions' | 'id' | 'first_name'>) {
  if (suspensions.length === 0) return null
  const present = suspensions.find(({ lifted_at }) => lifted_at === null)
  const past = suspensions.filter((one) => one !== present)
  return (
    <Panel title={t.suspensions()}>
      <div className="grid gap-4">
        {present && (
          <Notice kind="wrong">
            <span className="font-semibold break-words">“{present.reason}”</span>
            <br />
            {present.by}, {formatMoment(present.at)}
          </Notice>
        )}
        <MemberAppeal account_id={id} name={first_name} />
        {past.length > 0 && (
          <ol className="grid gap-3 text-sm">
            {past.map((one) => (
              <li key={one.at}>
                <p className="break-words">“{one.reason}”</p>
                {one.lifted_reason && (
                  <p className="break-words">{t.lifted_with_reason({ reason: one.lifted_reason })}</p>
                )}
                <p className="text-xs text-ink-2">
                  {one.by}, {formatMoment(one.at)}
                  {one.lifted_at &&
                    ` · ${t.lifted_by_name_at({ name: one.lifted_by ?? '', at: formatMoment(one.lifted_at) })}`}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Panel>
  )
}
