import { Button } from '#web/ui/button.tsx'
import { auditValue } from '../audit-values.ts'
import { useNames } from '../audit-log.tsx'
import { formatMoment } from '../moments.ts'
import { SettingChanges } from './history/setting-changes.tsx'
import { type SettingsValues, toTyped } from './settings-values.ts'
import { getSettingsLabels } from './settings-words.ts'
import * as t from './texts.ts'
import type { SettingsForm } from './use-settings-draft.ts'

/** What others published since the draft was begun, and where that clashes with it. */
export function ConflictNotice({ draft }: { draft: SettingsForm }) {
  const { since } = draft.draft
  if (!since) return null
  const clashes = draft.changed.filter((name) => Object.hasOwn(since.after, name)) as (keyof SettingsValues)[]
  return (
    <section
      role="status"
      aria-labelledby="settings-conflict"
      className="grid gap-3 rounded-panel border border-line-strong bg-paper px-5 py-4 text-sm"
    >
      <h2 id="settings-conflict" className="heading text-base">
        {since.published_by
          ? t.name_published_since({ name: since.published_by })
          : t.somebody_published_since()}
      </h2>
      {since.published_at && (
        <p className="-mt-2 text-xs text-ink-2">
          <time dateTime={since.published_at}>{formatMoment(since.published_at)}</time>
        </p>
      )}
      <SettingChanges before={since.before} after={since.after} />
      {clashes.length === 0 ? (
        <p>{t.none_of_your_changes_clash()}</p>
      ) : (
        <>
          <p className="font-semibold">{t.you_changed_count_of_these_too({ count: clashes.length })}</p>
          {clashes.map((name) => (
            <Clash key={name} name={name} theirs={since.after[name]} draft={draft} />
          ))}
        </>
      )}
      <div>
        <Button kind="quiet" size="small" onClick={() => void draft.keepGoing()}>
          {t.keep_my_draft()}
        </Button>
      </div>
    </section>
  )
}

interface ClashProps {
  name: keyof SettingsValues
  theirs: unknown
  draft: SettingsForm
}

function Clash({ name, theirs, draft }: ClashProps) {
  const mine = toTyped(draft.values, [name])[name]
  const names = useNames([{ before: { [name]: mine }, after: { [name]: theirs } }])
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control bg-sunk px-3.5 py-2.5">
      <dl className="grid min-w-0 flex-1 basis-56 gap-x-4 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="col-span-full font-semibold">{getSettingsLabels()[name]}</dt>
        <dt className="text-ink-2">{t.published_now()}</dt>
        <dd className="min-w-0 wrap-anywhere">{auditValue(name, theirs, names)}</dd>
        <dt className="text-ink-2">{t.your_draft()}</dt>
        <dd className="min-w-0 wrap-anywhere">{auditValue(name, mine, names)}</dd>
      </dl>
      <Button kind="quiet" size="small" onClick={() => draft.takePublished(name)}>
        {t.use_published()}
      </Button>
    </div>
  )
}
