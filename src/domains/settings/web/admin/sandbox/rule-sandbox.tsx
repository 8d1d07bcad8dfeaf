import { useState } from 'react'
import * as z from 'zod/mini'
import { rulesToTry } from '#domains/auctions/common/bidding.shapes.ts'
import { type RulesToTry, type SandboxOutcome, tryRules } from '#domains/auctions/common/bidding.ts'
import type { Settings } from '#domains/settings/common/settings.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { keysOf, recordOf } from '#platform/common/records.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { SandboxResult } from './sandbox-result.tsx'
import * as t from '#domains/settings/texts.ts'

export type SandboxValues = Record<keyof RulesToTry, string>

/** Starts with the current settings, so that only changed ones make a difference. */
export function toSandboxValues({ kept }: Settings): SandboxValues {
  return {
    extension_minutes: '',
    max_auction_days: String(kept?.max_auction_days ?? ''),
    min_auction_minutes: String(kept?.min_auction_minutes ?? ''),
    free_general_listings: String(kept?.free_general_listings ?? ''),
    free_vehicle_listings: String(kept?.free_vehicle_listings ?? ''),
    free_property_listings: String(kept?.free_property_listings ?? ''),
  }
}

export function toRules(values: SandboxValues): RulesToTry {
  return recordOf(keysOf(values), (name) => {
    const text = values[name].trim()
    return text === '' ? null : Number(text)
  })
}

const checkRules = checkBy<SandboxValues>(z.strictObject(rulesToTry))

export const checkSandbox = (values: SandboxValues) => checkRules(toRules(values))

type LimitName = Exclude<keyof SandboxValues, 'extension_minutes'>

const getLimits = makeTexts((): { name: LimitName; label: string }[] => [
  { name: 'max_auction_days', label: t.longest_auction() },
  { name: 'min_auction_minutes', label: t.shortest_auction() },
  { name: 'free_general_listings', label: t.general_listings() },
  { name: 'free_vehicle_listings', label: t.vehicle_listings() },
  { name: 'free_property_listings', label: t.property_listings() },
])

export function RuleSandbox({ settings }: { settings: Settings }) {
  const [outcome, setOutcome] = useState<SandboxOutcome | null>(null)
  const invalidate = useInvalidate()
  const form = useOperationForm(tryRules, {
    initial: toSandboxValues(settings),
    check: checkSandbox,
    toInput: toRules,
    onDone: (reply) => {
      setOutcome(reply)
      invalidate(listAudit)
    },
  })
  const number = (name: keyof SandboxValues, label: string, help: string) => (
    <Field key={name} label={label} help={help} optional {...form.field(name)}>
      {(control) => (
        <TextInput
          {...control}
          {...form.text(name)}
          inputMode="numeric"
          autoComplete="off"
          className="num max-w-40"
        />
      )}
    </Field>
  )
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-3.5">
      <Panel title={t.rule_sandbox()}>
        <p className="mb-4 text-xs text-ink-2">{t.about_the_sandbox()}</p>
        <form id={form.id} method="post" noValidate onSubmit={form.submit} className="grid gap-6">
          <FormErrors errors={form.summary} title={t.check_these_rules()} attempt={form.failures} />
          {number('extension_minutes', t.extension(), t.blank_as_each_auction_had())}
          <fieldset className="min-w-0">
            <legend className="mb-3 text-sm font-semibold">{t.limits()}</legend>
            <div className="grid gap-5 sm:grid-cols-2">
              {getLimits().map(({ name, label }) => number(name, label, t.leave_blank_for_no_limit()))}
            </div>
          </fieldset>
          {form.message && (
            <Notice kind="wrong" live>
              {form.message}
            </Notice>
          )}
          <div>
            <Button type="submit" busy={form.isSending}>
              {t.try_these_rules()}
            </Button>
          </div>
        </form>
      </Panel>
      {form.isSending ? (
        <Panel>
          <Loading label={t.replaying()}>
            <SkeletonText lines={6} />
          </Loading>
        </Panel>
      ) : (
        outcome && <SandboxResult outcome={outcome} />
      )}
      <Panel title={t.what_this_assumes()}>
        <ul className="grid list-disc gap-1.5 pl-5 text-sm">
          <li>{t.people_would_have_bid_the_same()}</li>
          <li>{t.each_auction_alone()}</li>
          <li>{t.reserves_stay()}</li>
          <li>{t.stopped_listings_arent_missed()}</li>
        </ul>
      </Panel>
    </div>
  )
}
