import { Link } from 'react-router'
import { listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import { categoryOptions } from '#domains/catalogue/web/shared/category-options.ts'
import { type Carrier, mergeCarriers } from '#domains/settings/common/carriers.ts'
import { formatMinutes } from '#domains/settings/common/closing-rules.ts'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import {
  type PageText,
  placeholdersIn,
  textPlaceholders,
} from '#domains/settings/common/messages/text-placeholders.ts'
import { type Settings, restoreSettingsVersion } from '#domains/settings/common/settings.ts'
import { getSite } from '#domains/settings/common/site/site.ts'
import { describeReach } from '#domains/settings/web/reach.ts'
import { ruleSubjectId } from '#domains/staff/common/second-person-rules.ts'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ProposalNotice } from '#domains/staff/web/shared/proposal-notice.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import {
  getApprovalLabels,
  getDeletionLabels,
  getFreeLimitFields,
  getStaffFields,
  getLineSections,
  getSmsSection,
  getTexts,
  type SettingsLabels,
} from '../shared/settings-labels.ts'
import { FeeSheets } from './fees/fee-sheets.tsx'
import { MarkedText } from './marked-text.tsx'
import { Lines, None } from './setting-lines.tsx'
import { approvalPicks } from './settings-values.ts'
import * as t from '#domains/settings/texts.ts'

export function MapsPanel() {
  const { data: site } = useApiQuery(getSite, {}, { staleTime: Number.POSITIVE_INFINITY })
  if (!site) return null
  return (
    <Panel title={t.maps()}>
      <p className="text-sm text-ink-2">
        {site.map_tiles ? (
          <>{t.maps_show_streets_from_your_tile({ attribution: site.map_tiles.attribution })}</>
        ) : (
          <>
            <Sentence
              parts={t.maps_show_the_coastline_and_place({
                code: (parts) => <code className="text-ink">{parts}</code>,
              })}
            />
          </>
        )}
      </p>
    </Panel>
  )
}

export function SettingsSheets({ settings }: { settings: Settings }) {
  const { closing_rules: closingRules, kept } = settings
  return (
    <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 gap-3.5">
        <Approval settings={settings} />
        {getTexts().map((text) => (
          <TextSheet key={text.name} text={text} settings={settings} />
        ))}
        {getLineSections().map(({ title, text, lines }) => (
          <Panel key={title} title={title}>
            <p className="mb-2 text-xs text-ink-2">{text}</p>
            <Lines lines={lines.map(({ name, label }) => [label, { ...settings, ...kept }[name]])} />
          </Panel>
        ))}
        {kept && (
          <>
            <Carriers own={kept.carriers} />
            <FeeSheets stored={kept} />
          </>
        )}
        {kept && (
          <Panel title={getSmsSection().title}>
            <p className="mb-2 text-xs text-ink-2">{getSmsSection().text}</p>
            <Lines lines={getSmsSection().texts.map(({ name, label }) => [label, kept[name]])} />
          </Panel>
        )}
        <Panel title={t.emails()}>
          <p className="text-sm">
            <Sentence
              parts={t.edit_emails_under_email_previews({
                link: (label) => (
                  <Link key="link" to="/email-previews" className="text-pounamu underline">
                    {label}
                  </Link>
                ),
              })}
            />
          </p>
        </Panel>
        <Panel title={t.closing_times()}>
          <p className="mb-2 text-xs text-ink-2">{t.these_apply_to_listings_published_from()}</p>
          <Lines
            lines={[
              [t.settings_shortest_auction(), formatMinutes(closingRules.min_auction_minutes)],
              [t.settings_longest_auction(), formatMinutes(closingRules.max_auction_minutes)],
              [
                t.settings_extension(),
                t.a_bid_in_the_last_extension_minutes({
                  extension_minutes: formatMinutes(closingRules.extension_minutes),
                }),
              ],
              [
                t.lowest_reserve(),
                t.reserve_floor_percent_of_the_first({
                  reserve_floor_percent: closingRules.reserve_floor_percent,
                }),
              ],
              [
                t.outage(),
                t.outage_seconds_closing_moves({
                  seconds: closingRules.outage_seconds,
                  extension: formatMinutes(closingRules.outage_extension_minutes),
                }),
              ],
              [
                t.automatic_relistings(),
                t.max_auto_relists_at_most({ max_auto_relists: closingRules.max_auto_relists }),
              ],
            ]}
          />
        </Panel>
        {kept && (
          <Panel title={t.without_a_plan()}>
            <p className="mb-2 text-xs text-ink-2">{t.what_members_without_a_plan_may_have()}</p>
            <Lines
              lines={getFreeLimitFields().map(({ name, label }) => [
                label,
                kept[name] == null ? t.no_limit() : formatCount(kept[name]),
              ])}
            />
          </Panel>
        )}
        {kept && (
          <Panel title={t.second_person()}>
            <p className="mb-2 text-xs text-ink-2">{t.second_person_about()}</p>
            <Lines
              lines={[
                ...getStaffFields().map(({ name, label, describe }): [string, string] => [
                  label,
                  kept[name] == null ? t.nobody_is_asked() : describe(kept[name]),
                ]),
                [t.deleting_a_member_takes(), getDeletionLabels()[kept.deletions_need].label],
              ]}
            />
            <ProposalNotice act="relax_rule" subject_id={ruleSubjectId} />
            <ProposalNotice act="relax_deletions" subject_id={ruleSubjectId} />
          </Panel>
        )}
      </div>
      <div className="grid min-w-0 gap-3.5">
        {kept?.changed_at && (
          <p className="text-sm text-ink-2">
            {t.last_changed_by_changed_by_on_changed({
              changed_by: kept.changed_by ?? '',
              changed_at: formatMoment(kept.changed_at),
            })}{' '}
            <May op={restoreSettingsVersion}>
              <Link to="/edit-settings?section=history" className="text-pounamu underline">
                {t.see_the_history()}
              </Link>
            </May>
          </p>
        )}
        <MapsPanel />
        <AuditLog subject={{ subject_kind: 'settings' }} nothing={t.nobody_has_changed_the_settings_yet()} />
      </div>
    </div>
  )
}

function TextSheet({
  text: { name, label, help },
  settings,
}: {
  text: SettingsLabels<PageText>
  settings: Settings
}) {
  // The support contact is a setting too; other placeholders differ from case to case.
  const text = filledText(settings[name], { support: describeReach(settings) })
  return (
    <Panel title={label}>
      <p className="text-xs text-ink-2">{help}</p>
      <p className="mt-2 text-sm break-words whitespace-pre-line">
        {text ? <MarkedText text={text} samples={textPlaceholders[name]} /> : <None />}
      </p>
      {placeholdersIn(text).length > 0 && (
        <p className="mt-1 text-xs text-ink-2">{t.marked_values_are_samples()}</p>
      )}
    </Panel>
  )
}

const Carriers = ({ own }: { own: Carrier[] }) => (
  <Panel title={t.carriers()}>
    <p className="mb-2 text-xs text-ink-2">{t.sellers_choose_one_of_these()}</p>
    <Lines lines={mergeCarriers(own).map(({ name, url_pattern: pattern }) => [name, pattern])} />
  </Panel>
)

function Approval({ settings: { approval_for: approvalFor, kept } }: { settings: Settings }) {
  const all =
    useApiQuery(listAdminCategories, {}, { enabled: approvalFor === 'categories' }).data?.items ?? []
  const picks = approvalPicks({ approval_for: approvalFor, kept }, all)
  const { label, help } = getApprovalLabels()[approvalFor]
  return (
    <Panel title={t.approval_before_publishing()}>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <Badge kind={approvalFor === 'nobody' ? 'plain' : 'good'}>{label}</Badge>
        {help}
      </p>
      {picks.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-sm">
          {categoryOptions(all, picks).map((one) => (
            <li key={one.value}>{one.label}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
