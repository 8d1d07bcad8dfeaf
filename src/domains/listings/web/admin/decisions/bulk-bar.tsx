import { useMutation } from '@tanstack/react-query'
import { Ban, Check, FolderInput, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import { categoryOptions } from '#domains/catalogue/web/shared/category-options.ts'
import { moveListings, type AdminListingRow, decideListings } from '#domains/moderation/common/moderation.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { keysOf } from '#platform/common/records.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useListingsDecided } from '../listing-flags.tsx'
import { ApproveKey } from './approve-key.tsx'
import * as t from '#domains/listings/texts.ts'

interface MoveDialogProps {
  /** All have one type, since categories belong to a type. */
  listings: Pick<AdminListingRow, 'id' | 'type'>[]
  onDone: () => void
  onClose: () => void
}

function MoveDialog({ listings, onDone, onClose }: MoveDialogProps) {
  const decided = useListingsDecided()
  const categories = useApiQuery(listAdminCategories, {}, { staleTime: 60_000 }).data?.items ?? []
  const ofType = categories.filter(({ type }) => type === listings[0]?.type)
  const count = listings.length
  const form = useActionForm({
    initial: { category: '', reason: '' },
    written: ['reason'],
    check: ({ category, reason }) => ({
      ...(category === '' && { category: t.decisions_choose_a_category() }),
      ...(reason.trim().length < 3 && { reason: t.enter_a_reason() }),
    }),
    send: ({ category, reason }) =>
      api.call(moveListings, {
        moves: listings.map(({ id }) => ({ id, category_id: Number(category) })),
        reason: reason.trim(),
      }),
    onDone: async (reply) => {
      await decided()
      if (reply.decided.length > 0) notify.success(t.moved_count_listings({ count: reply.decided.length }))
      if (reply.refused.length > 0) {
        const why = [...new Set(reply.refused.map(({ message }) => message))].join(' ')
        notify.error(t.some_werent_changed(), { description: why })
      }
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.move_count_listings_question({ count })}
      description={t.live_listings_move()}
      confirm={t.move_count_listings({ count })}
      onClose={onClose}
    >
      <Field label={t.new_category()} {...form.field('category')}>
        {(control) => (
          <Select
            {...control}
            value={form.values.category}
            onChange={({ target }) => form.set({ category: target.value })}
            options={[
              { value: '', label: t.decisions_choose_a_category() },
              ...categoryOptions(categories, ofType),
            ]}
          />
        )}
      </Field>
      <Field label={t.reason()} help={t.each_seller_will_get_this_as_a_2()} {...form.field('reason')}>
        {(control) => (
          <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} className="min-h-20" />
        )}
      </Field>
    </FormDialog>
  )
}

type Act = 'approve' | 'suspend' | 'reinstate'

const getActs = makeTexts(
  () =>
    ({
      approve: {
        from: 'pending',
        status: 'active',
        label: t.approve_count_of_total,
        title: t.approve_count_listings_question,
        confirm: t.approve_count_listings,
        done: t.approved_count_listings,
        icon: Check,
        what: t.they_go_live_now_and_their_time_starts(),
        help: null,
      },
      suspend: {
        from: 'active',
        status: 'suspended',
        label: t.suspend_count_of_total,
        title: t.suspend_count_listings_question,
        confirm: t.suspend_count_listings,
        done: t.suspended_count_listings,
        icon: Ban,
        what: t.well_hide_them_and_pause_their_time(),
        help: t.each_seller_will_get_this_as_a(),
      },
      reinstate: {
        from: 'suspended',
        status: 'active',
        label: t.reinstate_count_of_total,
        title: t.reinstate_count_listings_question,
        confirm: t.reinstate_count_listings,
        done: t.reinstated_count_listings,
        icon: RotateCcw,
        what: t.theyre_shown_again_with_the_time_they(),
        help: t.each_seller_will_get_this_as_a_2(),
      },
    }) as const,
)

interface BulkBarProps {
  rows: AdminListingRow[]
  chosen: ReadonlySet<number>
  onChoose: (ids: number[]) => void
}

export function BulkBar({ rows, chosen, onChoose }: BulkBarProps) {
  const [pending, setPending] = useState<Act | null>(null)
  const [isMoving, setMoving] = useState(false)
  const picked = rows.filter(({ id }) => chosen.has(id))
  const live = picked.filter(({ status }) => status === 'active')
  const isMovable = new Set(live.map(({ type }) => type)).size === 1
  const idsFor = (act: Act) =>
    picked.filter(({ status }) => status === getActs()[act].from).map(({ id }) => id)
  return (
    <div
      role="group"
      aria-label={t.selected_listings()}
      // Lies over the table's head, beside the box that chooses all, so that nothing moves.
      className={joinClasses(
        'absolute top-px right-px left-12 z-20 flex min-h-9 flex-wrap items-center gap-2 rounded-panel bg-ground px-2',
        picked.length === 0 && 'sr-only',
      )}
    >
      <p role="status" className="num text-sm text-ink-2">
        {picked.length > 0 && t.count_selected({ count: picked.length })}
      </p>
      {keysOf(getActs()).map((act) => {
        const count = idsFor(act).length
        return count === 0 ? null : (
          <May key={act} op={decideListings}>
            <Button
              kind={act === 'approve' ? 'primary' : 'quiet'}
              size="small"
              icon={getActs()[act].icon}
              onClick={() => setPending(act)}
            >
              {getActs()[act].label({ count, total: picked.length, is_all: count === picked.length })}
            </Button>
          </May>
        )
      })}
      {isMovable && (
        <May op={moveListings}>
          <Button kind="quiet" size="small" icon={FolderInput} onClick={() => setMoving(true)}>
            {t.move_count_of_total({
              count: live.length,
              total: picked.length,
              is_all: live.length === picked.length,
            })}
          </Button>
        </May>
      )}
      {isMoving && isMovable && (
        <MoveDialog listings={live} onDone={() => onChoose([])} onClose={() => setMoving(false)} />
      )}
      {picked.length > 0 && (
        <Button kind="ghost" size="small" icon={X} onClick={() => onChoose([])}>
          {t.clear()}
        </Button>
      )}
      <ApproveKey rows={rows} />
      {pending === 'approve' && (
        <BulkApproval ids={idsFor(pending)} onDone={() => onChoose([])} onClose={() => setPending(null)} />
      )}
      {pending && pending !== 'approve' && (
        <BulkDialog
          act={pending}
          ids={idsFor(pending)}
          onDone={() => onChoose([])}
          onClose={() => setPending(null)}
        />
      )}
    </div>
  )
}

function useBulkDecision(act: Act, ids: number[]) {
  const decided = useListingsDecided()
  const { status, done } = getActs()[act]
  return async (reason?: string) => {
    const reply = await api.call(decideListings, { ids, status, reason })
    await decided()
    const fits = reply.decided.filter((one) => one.status === status).length
    if (fits > 0) notify.success(done({ count: fits }))
    const other = reply.decided.length - fits
    const rest = [
      ...(other > 0 ? [t.count_sent_back_or_still_paused({ count: other })] : []),
      ...new Set(reply.refused.map(({ message }) => message)),
    ]
    if (rest.length > 0) notify.error(t.some_werent_changed(), { description: rest.join(' ') })
  }
}

interface BulkApprovalProps {
  ids: number[]
  onDone: () => void
  onClose: () => void
}

function BulkApproval({ ids, onDone, onClose }: BulkApprovalProps) {
  const decide = useBulkDecision('approve', ids)
  const approval = useMutation({
    mutationFn: () => decide(),
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  const { title, confirm, what } = getActs().approve
  return (
    <ConfirmDialog
      open
      title={title({ count: ids.length })}
      confirm={confirm({ count: ids.length })}
      busy={approval.isPending}
      error={approval.isError ? getMessage(approval.error) : undefined}
      onConfirm={() => approval.mutate()}
      onClose={onClose}
    >
      {what}
    </ConfirmDialog>
  )
}

interface BulkDialogProps extends BulkApprovalProps {
  act: Exclude<Act, 'approve'>
}

function BulkDialog({ act, ids, onDone, onClose }: BulkDialogProps) {
  const decide = useBulkDecision(act, ids)
  const { title, confirm, what, help } = getActs()[act]
  return (
    <ReasonDialog
      title={title({ count: ids.length })}
      help={help}
      confirm={confirm({ count: ids.length })}
      kind={act === 'suspend' ? 'danger' : 'primary'}
      onClose={onClose}
      act={async (reason) => {
        await decide(reason)
        onDone()
      }}
    >
      {what}
    </ReasonDialog>
  )
}
