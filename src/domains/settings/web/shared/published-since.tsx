import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SettingsDraft } from '#domains/settings/common/settings.ts'
import { auditLabel } from '#domains/staff/web/shared/audit/audit-labels.ts'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { rememberFocus } from '#platform/web/ui/overlays/focus-return.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SettingChanges } from '../admin/history/setting-changes.tsx'
import { DiscardDialog, type DiscardableDraft } from './save-bar.tsx'
import * as t from '#domains/settings/texts.ts'

export interface DraftChoice extends DiscardableDraft {
  since: SettingsDraft['since']
  /** The draft's changes stay, on top of the published settings. */
  save: () => Promise<void>
}

interface PublishedSinceProps {
  draft: DraftChoice
  /** Settings that the draft changes. */
  names: string[]
}

/**
 * Shows changes published since the draft was begun, and offers a choice between them and the
 * draft.
 */
export function PublishedSince({ draft, names }: PublishedSinceProps) {
  const [isOpen, setOpen] = useState(false)
  const republish = useMutation({
    mutationFn: async () => {
      const giveFocusBack = rememberFocus()
      await draft.save()
      // By then the form has re-rendered without the button.
      requestAnimationFrame(giveFocusBack)
    },
  })
  const { since } = draft
  if (!since) return null
  const both = names.filter((name) => Object.hasOwn(since.after, name))
  return (
    <section
      role="status"
      aria-labelledby="published-since"
      className="grid gap-3 rounded-panel border border-line-strong bg-paper px-5 py-4 text-sm"
    >
      <h2 id="published-since" className="heading text-base">
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
      {both.length > 0 && (
        <p>{t.your_draft_changes_settings_too({ settings: getListFormat().format(both.map(auditLabel)) })}</p>
      )}
      {republish.error && <Notice kind="wrong">{getMessage(republish.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" size="small" busy={republish.isPending} onClick={() => republish.mutate()}>
          {t.keep_my_draft()}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          {t.use_published()}
        </Button>
      </div>
      <DiscardDialog open={isOpen} draft={draft} onClose={() => setOpen(false)} />
    </section>
  )
}

/** Null if none of these settings was published since the draft began. */
export function findPublishedSince(
  { draft, since }: SettingsDraft,
  names: readonly string[],
): SettingsDraft['since'] {
  if (!draft || !since || !names.some((name) => Object.hasOwn(since.after, name))) return null
  return { ...since, before: pickValues(since.before, names), after: pickValues(since.after, names) }
}

const pickValues = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

type Values = Record<string, unknown>

/**
 * @returns a function that shows the error above the form: it takes the focus, so the dialog closes
 * first
 */
export type Publish = () => Promise<(() => void) | undefined>

interface PublishDialogProps {
  open: boolean
  before: Values
  after: Values
  publish: Publish
  onClose: () => void
}

export function PublishDialog({ open, before, after, publish, onClose }: PublishDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    const explain = await publish()
    setBusy(false)
    onClose()
    explain?.()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t.publish_count_changes({ count: Object.keys(after).length })}
      confirm={t.publish()}
      cancel={t.keep_editing()}
      busy={isBusy}
      question={<SettingChanges before={before} after={after} />}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      {t.they_apply_straight_away()}
    </ConfirmDialog>
  )
}
