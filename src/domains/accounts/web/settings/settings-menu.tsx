import { BadgeCheck, CircleX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { checkDriverLicence as checkDriverLicenceShapes } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import {
  checkDriverLicence,
  type LicenceCheck,
  getLicenceCheck,
  removeLicenceChecks,
} from '#domains/vehicles/common/vehicle-data.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import type { SettingsPage } from './settings-pages.ts'
import * as t from '#domains/accounts/texts.ts'

interface SettingsMenuProps {
  pages: SettingsPage[]
  current: SettingsPage
  unsaved: SettingsPage[]
  /** Null if all pages are shown. */
  onShowAll: (() => void) | null
}

export function SettingsMenu({ pages, current, unsaved, onShowAll }: SettingsMenuProps) {
  const chosen = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Braces, because some browsers return a promise, which isn't a clean-up function.
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav aria-label={t.settings()} className="min-w-0 lg:sticky lg:top-21 lg:w-44 lg:self-start print:hidden">
      <ul className="-mx-3.5 flex gap-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:grid lg:gap-0.5 lg:overflow-visible lg:p-0">
        {pages.map((page) => {
          const isCurrent = page === current
          return (
            <li key={page.id} className="relative shrink-0">
              <Link
                ref={isCurrent ? chosen : undefined}
                to={{ hash: page.sections[0] }}
                aria-current={isCurrent ? 'location' : undefined}
                className={joinClasses(
                  'flex h-9 scroll-mx-3.5 items-center gap-2 text-sm whitespace-nowrap transition-colors',
                  'max-lg:rounded-full max-lg:border max-lg:px-3.5',
                  'lg:rounded-control lg:px-3',
                  isCurrent
                    ? 'bg-pounamu-wash font-semibold text-pounamu-deep max-lg:border-pounamu'
                    : 'text-ink-2 hover:bg-sunk hover:text-ink max-lg:border-line-strong max-lg:bg-paper',
                )}
              >
                {page.label}
                {unsaved.includes(page) && (
                  <>
                    <span aria-hidden className="size-2 shrink-0 rounded-full bg-pounamu" />
                    <span className="sr-only">{t.not_saved_yet()}</span>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
      {onShowAll && (
        <button
          type="button"
          onClick={onShowAll}
          className="mt-1.5 rounded-control py-1 text-left text-sm text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-pounamu lg:mt-3 lg:px-3"
        >
          {t.show_business_and_developer_settings()}
        </button>
      )}
    </nav>
  )
}

const empty = { licence_number: '', card_version: '' }

interface LicenceFormProps {
  isAgain: boolean
  onChecked: (check: LicenceCheck) => void
}

function LicenceForm({ isAgain, onChecked }: LicenceFormProps) {
  const form = useOperationForm(checkDriverLicence, {
    initial: empty,
    check: checkBy<typeof empty>(checkDriverLicenceShapes.body),
    rechecks: true,
    toInput: (values) => values,
    onDone: (outcome) => {
      form.reset(empty)
      onChecked(outcome)
    },
  })

  return (
    <form id={form.id} method="post" noValidate className="grid max-w-form gap-5" onSubmit={form.submit}>
      <FormErrors {...form.report} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
        <Field label={t.licence_number()} {...form.field('licence_number')} help={t.field_5a_on_the_card()}>
          {(control) => (
            <TextInput
              {...control}
              {...form.text('licence_number')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              placeholder="AB123456"
              className="num"
            />
          )}
        </Field>
        <Field label={t.card_version()} {...form.field('card_version')} help={t.field_5b_three_digits()}>
          {(control) => (
            <TextInput
              {...control}
              {...form.text('card_version')}
              autoComplete="off"
              inputMode="numeric"
              maxLength={5}
              placeholder="123"
              className="num max-w-40"
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" kind={isAgain ? 'quiet' : 'primary'} busy={form.isSending}>
          {isAgain ? t.check_it_again() : t.check_licence()}
        </Button>
      </div>
    </form>
  )
}

export function LicenceSection() {
  const call = useApiQuery(getLicenceCheck, {})
  const setQueryReply = useSetQueryData()
  const setReply = (check: LicenceCheck | null) => void setQueryReply(getLicenceCheck, {}, { check })
  return (
    <SettingsSection
      id="licence"
      title={t.driver_licence()}
      lead={t.check_your_licence_with_the_register()}
      aside={call.data?.check && <Outcome check={call.data.check} />}
    >
      <Query
        call={call}
        failed={t.this_didnt_load()}
        loading={t.loading_your_licence_check()}
        skeleton={<SkeletonText lines={2} />}
      >
        {(data) => (
          <div className="grid gap-5">
            {data.check && <StoredState check={data.check} onRemoved={() => setReply(null)} />}
            <LicenceForm isAgain={data.check !== null} onChecked={setReply} />
          </div>
        )}
      </Query>
    </SettingsSection>
  )
}

const Outcome = ({ check: { is_valid: isValid } }: { check: LicenceCheck }) => (
  <Badge kind={isValid ? 'good' : 'wrong'} icon={isValid ? BadgeCheck : CircleX}>
    {isValid ? t.valid() : t.not_valid()}
  </Badge>
)

function StoredState({ check, onRemoved }: { check: LicenceCheck; onRemoved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const remove = useApiMutation(removeLicenceChecks, {
    onSuccess: () => {
      setOpen(false)
      onRemoved()
      notify.success(t.licence_check_removed())
    },
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
      <p role="status" className="num text-sm">
        <Sentence
          parts={t.the_licence_was_valid_on({
            last_two_digits: check.last_two_digits,
            b: (parts) => <b>{parts}</b>,
            is_valid: check.is_valid,
            checked_at: formatDate(new Date(check.checked_at)),
          })}
        />
      </p>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t.remove()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.remove_the_licence_check()}
        confirm={t.remove_it()}
        kind="danger"
        busy={remove.isPending}
        error={remove.error ? getMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate({})}
        onClose={() => setOpen(false)}
      >
        {t.well_delete_the_result_and_the_two()}
      </ConfirmDialog>
    </div>
  )
}
