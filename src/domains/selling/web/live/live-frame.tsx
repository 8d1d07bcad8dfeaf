import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { changedNames, showsChanges } from './live-changes.ts'
import { getSummary } from '../form/sell-check.ts'
import type { DraftFields } from '../form/sell-values.ts'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import type { LiveEdit } from './use-live-edit.ts'
import * as t from '#domains/selling/texts.ts'

interface LiveFrameProps {
  own: OwnListing
  lead: string
  edit: LiveEdit
  fields: DraftFields
  onReload: () => void
  children: ReactNode
}

export function LiveFrame({ own, lead, edit, fields, onReload, children }: LiveFrameProps) {
  const onBehalfOf = useRepresentedSeller()
  const summary = getSummary(edit.problems)
  const shown = edit.attempt > 0 ? summary : []
  return (
    <div className="mx-auto max-w-3xl pb-8">
      <form
        className="min-w-0"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          edit.confirmEdit()
        }}
      >
        <PageHeading
          title={
            onBehalfOf
              ? t.edit_the_listing_of_seller_name({ seller_name: onBehalfOf.seller_name })
              : t.edit_your_listing()
          }
        >
          {lead}
        </PageHeading>
        <div className="grid gap-5">
          {edit.isStale && (
            <Notice
              kind="wrong"
              live
              action={
                <Button size="small" onClick={onReload}>
                  {t.load_the_latest()}
                </Button>
              }
            >
              {edit.failure}
            </Notice>
          )}
          <FormErrors
            title={t.before_it_can_be_saved()}
            errors={edit.failure && !edit.isStale ? [{ message: edit.failure }, ...shown] : shown}
            attempt={edit.attempt}
          />
          {children}
        </div>
        <div className="sticky bottom-0 z-10 mt-5 flex flex-wrap justify-end gap-2.5 border-t border-line bg-ground py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <LinkButton to={onBehalfOf?.getPage(own) ?? `/${own.type}/${own.id}/detail`} kind="quiet">
            {t.cancel()}
          </LinkButton>
          <Button type="submit" busy={edit.busy}>
            {t.save_changes()}
          </Button>
        </div>
      </form>
      <Dialog
        open={edit.isOpen}
        onClose={edit.stop}
        title={t.save_these_changes()}
        description={
          onBehalfOf
            ? t.they_show_straight_away_well_tell({ seller_name: onBehalfOf.seller_name })
            : showsChanges(fields)
              ? t.they_show_straight_away_the_listing()
              : t.only_you_see_these_changes()
        }
        shape="sheet"
        footer={
          <>
            <Button kind="quiet" onClick={edit.stop}>
              {t.keep_editing()}
            </Button>
            <Button busy={edit.busy} onClick={edit.save}>
              {t.save_changes()}
            </Button>
          </>
        }
      >
        <ul className="grid gap-2 text-sm text-ink-2">
          {changedNames(own, fields).map((name) => (
            <li key={name} className="flex gap-2.5">
              <Check aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-pounamu" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
        {edit.reason && (
          <div className="mt-4">
            <Field
              label={t.reason()}
              id="live-reason"
              error={edit.reason.error}
              help={t.seller_name_will_see_it_and_its_kept({ seller_name: onBehalfOf?.seller_name ?? '' })}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  maxLength={500}
                  value={edit.reason?.value ?? ''}
                  onChange={(event) => edit.reason?.change(event.target.value)}
                />
              )}
            </Field>
          </div>
        )}
      </Dialog>
      <LeavingGuard isUnsafe={edit.isChanged && !edit.isSaved}>{t.you_have_unsaved_changes()}</LeavingGuard>
    </div>
  )
}
