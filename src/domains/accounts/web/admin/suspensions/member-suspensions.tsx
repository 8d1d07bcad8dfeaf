import type { Member } from '#domains/accounts/common/members/members.ts'
import { describeSuspension } from '#domains/accounts/common/members/suspension-labels.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { MemberAppeal } from './member-appeal.tsx'
import { SuspensionActs } from './suspension-acts.tsx'
import * as t from '#domains/accounts/texts.ts'

type Suspension = Member['suspensions'][number]

export function MemberSuspensions({
  suspensions,
  id,
  first_name: firstName,
}: Pick<Member, 'suspensions' | 'id' | 'first_name'>) {
  if (suspensions.length === 0) return null
  const past = suspensions.filter(({ lifted_at: liftedAt }) => liftedAt !== null)
  return (
    <Panel title={t.suspensions()}>
      <div className="grid gap-4">
        {suspensions
          .filter(({ lifted_at: liftedAt }) => liftedAt === null)
          .map((one) => (
            <div key={one.id} className="grid gap-2">
              <Notice kind="wrong">
                <span className="text-sm">{describeOne(one)}</span>
                <br />
                <span className="font-semibold break-words">“{one.reason}”</span>
                <br />
                {one.by}, {formatMoment(one.at)}
              </Notice>
              <Details suspension={one} />
              <SuspensionActs suspension={one} account_id={id} first_name={firstName} />
            </div>
          ))}
        <MemberAppeal account_id={id} name={firstName} />
        {past.length > 0 && (
          <ol className="grid gap-3 text-sm">
            {past.map((one) => (
              <li key={one.id}>
                <p>{t.was_suspended_from({ kind: one.kind })}</p>
                <p className="break-words">“{one.reason}”</p>
                <Details suspension={one} />
                {one.lifted_reason && (
                  <p className="break-words">{t.lifted_with_reason({ reason: one.lifted_reason })}</p>
                )}
                <p className="text-xs text-ink-2">
                  {one.by}, {formatMoment(one.at)}
                  {one.lifted_at &&
                    ` · ${
                      one.lifted_by === null
                        ? t.ended_at_its_time({ at: formatMoment(one.lifted_at) })
                        : t.lifted_by_name_at({ name: one.lifted_by, at: formatMoment(one.lifted_at) })
                    }`}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Panel>
  )
}

const describeOne = ({ kind, until }: Suspension) =>
  describeSuspension(kind, until === null ? null : new Date(until))

function Details({ suspension: { note, changes } }: { suspension: Suspension }) {
  return (
    <>
      {note && <p className="text-sm break-words whitespace-pre-line">{t.note_word({ note })}</p>}
      {changes.map(({ until, reason, by, at }) => (
        <p key={at} className="text-xs break-words text-ink-2">
          {until === null
            ? t.moved_to_no_end({ reason, by, at: formatMoment(at) })
            : t.moved_to({ until: formatMoment(until), reason, by, at: formatMoment(at) })}
        </p>
      ))}
    </>
  )
}
