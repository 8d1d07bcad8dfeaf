import { useState } from 'react'
import { getQuietHours, putQuietHours, type QuietHours } from '#domains/messaging/common/notifications.ts'
import { formatHour } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import * as t from '#domains/accounts/texts.ts'

const halfHours = Array.from({ length: 48 }, (_none, n) => {
  const hour = String(Math.floor(n / 2)).padStart(2, '0')
  return `${hour}:${n % 2 === 0 ? '00' : '30'}`
})

/** '22:30' gives '10:30pm', and '22:00' gives '10pm'. */
function formatTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return minute === '00'
    ? formatHour(Number(hour))
    : formatHour(Number(hour)).replace(/(?=.m$)/, `:${minute}`)
}

/** Includes times that were chosen elsewhere to the minute. */
const optionsWith = (time: string) =>
  [...new Set([...halfHours, time])].toSorted().map((value) => ({ value, label: formatTime(value) }))

export function QuietHoursChoice({ isAdmin }: { isAdmin: boolean }) {
  const { data: hours } = useApiQuery(getQuietHours, {})
  const { outcome, save } = useSaving()
  if (!hours) return null
  const change = (changed: Partial<QuietHours>) => void save(hours, { ...hours, ...changed })
  return (
    <div className="mt-4 grid gap-3">
      <Switch
        label={t.quiet_hours()}
        help={t.pushes_and_emails_wait()}
        checked={hours.is_on}
        onChange={({ target }) => change({ is_on: target.checked })}
      />
      {hours.is_on && (
        <>
          <div className="grid max-w-sm grid-cols-2 gap-3">
            <Field label={t.quiet_from()}>
              {(control) => (
                <Select
                  {...control}
                  value={hours.from}
                  options={optionsWith(hours.from)}
                  onChange={({ target }) => change({ from: target.value })}
                />
              )}
            </Field>
            <Field label={t.quiet_until()}>
              {(control) => (
                <Select
                  {...control}
                  value={hours.until}
                  options={optionsWith(hours.until)}
                  onChange={({ target }) => change({ until: target.value })}
                />
              )}
            </Field>
          </div>
          <p className="max-w-prose text-xs text-ink-3">
            {joinSentences(
              t.new_zealand_time(),
              isAdmin ? t.alarms_go_at_once() : t.security_codes_go_at_once(),
            )}
          </p>
        </>
      )}
      <output className={outcome?.isWrong ? 'text-sm text-pohutukawa' : 'text-sm text-ink-2 empty:hidden'}>
        {outcome?.message}
      </output>
    </div>
  )
}

/** Optimistic; unsaved hours are reverted. */
function useSaving() {
  const setQueryReply = useSetQueryData()
  const [outcome, setOutcome] = useState<{ message: string; isWrong: boolean } | null>(null)
  const show = (hours: QuietHours) => setQueryReply(getQuietHours, {}, () => hours)

  async function save(before: QuietHours, after: QuietHours) {
    if (after.from === after.until)
      return setOutcome({ message: t.choose_two_different_times(), isWrong: true })
    await show(after)
    try {
      await show(await api.call(putQuietHours, after))
      setOutcome({ message: after.is_on ? t.quiet_hours_saved() : t.quiet_hours_are_off(), isWrong: false })
    } catch (failed) {
      await show(before)
      setOutcome({ message: joinSentences(t.quiet_hours_not_saved(), getMessage(failed)), isWrong: true })
    }
  }
  return { outcome, save }
}
