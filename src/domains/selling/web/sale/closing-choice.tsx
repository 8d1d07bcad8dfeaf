import { type ReactNode, useState } from 'react'
import type { ClosingRules } from '#domains/settings/common/closing-rules.ts'
import {
  aucklandLocal,
  type LocalReading,
  readAucklandLocal,
} from '#platform/common/formats/auckland-time.ts'
import { formatInstant, formatTimeOfDay } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { Chip } from '#platform/web/ui/facts/chip.tsx'
import { Field, FieldError } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { fieldIds, type SectionProps } from '../form/sell-check.ts'
import { computeClosing } from '../publishing/publish-labels.ts'
import { goodClosings } from './good-closings.ts'
import * as t from '#domains/selling/texts.ts'

const hour = 60
const day = 24 * hour

/** Very short auctions are offered only if the installation allows them, as the demo does. */
const getDurations = makeTexts(() => [
  ...[1, 3, 5, 7, 10, 14, 21, 30].map((days) => ({
    minutes: days * day,
    label: t.days_days({ count: days }),
  })),
  { minutes: hour, label: t.n_1_hour() },
  { minutes: 10, label: t.n_10_minutes() },
  { minutes: 2, label: t.n_2_minutes() },
])

/**
 * The durations that the rules allow. Ten minutes is offered only if even shorter ones are; a
 * draft's own choice is always shown.
 */
export const listDurations = (
  { min_auction_minutes: shortest, max_auction_minutes: longest }: ClosingRules,
  chosen: number | null,
) =>
  getDurations().filter(
    ({ minutes }) =>
      minutes === chosen || (minutes >= Math.max(shortest, shortest < 10 ? 0 : hour) && minutes <= longest),
  )

export function ClosingChoice({
  values,
  problems,
  change,
  rules,
  is_live: isLive = false,
}: SectionProps & { rules: ClosingRules; is_live?: boolean }) {
  const now = useNow(30_000)
  const closesAt = now === null ? null : computeClosing(values, now)
  const offered = listDurations(rules, values.duration_minutes)
  const isExact = values.ends === 'at'
  const suggested = now === null ? [] : goodClosings(now, rules.max_auction_minutes)
  const isSuggested = isExact && suggested.some(({ local }) => local === values.closesLocal)
  const [isExpanded, setExpanded] = useState(false)
  const isOther = isExpanded || (now !== null && !isSuggested)
  const latest = now === null ? null : new Date(now + rules.max_auction_minutes * 60_000)
  const isTooLate = closesAt !== null && latest !== null && closesAt > latest

  function chooseExact() {
    const at = closesAt ?? new Date((now ?? 0) + 7 * day * 60_000)
    setExpanded(true)
    change({ ends: 'at', closesLocal: values.closesLocal || aucklandLocal(at) })
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{t.closing_time()}</legend>
      <div className={isLive ? 'hidden' : 'flex flex-wrap gap-2'}>
        {suggested.map(({ local, label }) => (
          <Chip
            key={local}
            chosen={!isOther && values.closesLocal === local}
            onClick={() => {
              setExpanded(false)
              change({ ends: 'at', closesLocal: local })
            }}
          >
            {label}
          </Chip>
        ))}
        <Chip chosen={isOther} onClick={chooseExact}>
          {t.other_time()}
        </Chip>
      </div>
      {isOther && !isLive && (
        <div role="group" aria-label={t.time_after_publishing()} className="flex flex-wrap gap-2">
          {offered.map(({ minutes, label }, index) => (
            <Chip
              key={minutes}
              id={index === 0 ? fieldIds.duration_minutes : undefined}
              chosen={!isExact && values.duration_minutes === minutes}
              onClick={() => {
                setExpanded(true)
                change({ ends: 'after', duration_minutes: minutes })
              }}
            >
              {label}
            </Chip>
          ))}
          {!isExact && <Chip onClick={chooseExact}>{t.date_and_time()}</Chip>}
        </div>
      )}
      {problems.duration_minutes && (
        <FieldError id={`${fieldIds.duration_minutes}-error`}>{problems.duration_minutes}</FieldError>
      )}
      {isExact && (isOther || isLive || problems.closes_at) && (
        <Field
          label={t.closes_on()}
          id={fieldIds.closes_at}
          error={problems.closes_at}
          help={t.new_zealand_time_wherever_you_are()}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={values.closesLocal}
              min={now === null ? undefined : aucklandLocal(new Date(now))}
              max={latest === null ? undefined : aucklandLocal(latest)}
              onChange={(event) => change({ closesLocal: event.target.value })}
              className="num sm:max-w-72"
            />
          )}
        </Field>
      )}
      {isExact && <ClockChange reading={readAucklandLocal(values.closesLocal)} />}
      {closesAt && !isTooLate && !problems.closes_at && (
        <p className="text-sm text-ink-2">
          <Sentence
            parts={
              isExact ? t.it_closes_at(getTexts(closesAt)) : t.published_now_it_closes_at(getTexts(closesAt))
            }
          />
        </p>
      )}
    </fieldset>
  )
}

/** Warns on the two nights of the year when a time of day happens twice or not at all. */
function ClockChange({ reading }: { reading: LocalReading | null }) {
  if (reading?.kind === 'twice') {
    return <Notice live>{t.clocks_go_back_that_night_so_at({ at: formatTimeOfDay(reading.at) })}</Notice>
  }
  if (reading?.kind === 'never') {
    return (
      <Notice live>{t.clocks_go_forward_that_night_and_skip({ at: formatTimeOfDay(reading.at) })}</Notice>
    )
  }
  return null
}

const getTexts = (closesAt: Date) => ({
  at: formatInstant(closesAt),
  time: (parts: ReactNode) => <span className="num font-semibold text-ink">{parts}</span>,
})

export function RelistChoice({ values, problems, change, rules }: SectionProps & { rules: ClosingRules }) {
  // A choice made before the limit was lowered stays.
  const most = Math.max(rules.max_auto_relists, values.auto_relist_left)
  return (
    <Field
      label={t.if_it_doesnt_sell()}
      id={fieldIds.auto_relist_left}
      error={problems.auto_relist_left}
      help={values.auto_relist_left > 0 && t.well_relist_it_with_the_same_details()}
    >
      {(control) => (
        <div className="sm:max-w-72">
          <Select
            {...control}
            value={String(values.auto_relist_left)}
            onChange={(event) => change({ auto_relist_left: Number(event.target.value) })}
            options={Array.from({ length: most + 1 }, (_, times) => ({
              value: String(times),
              label: describeRelist(times),
            }))}
          />
        </div>
      )}
    </Field>
  )
}

function describeRelist(times: number): string {
  if (times === 0) return t.dont_relist()
  return t.relist_it_up_to_times_times({ count: times })
}
