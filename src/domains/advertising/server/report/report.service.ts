import { Readable } from 'node:stream'
import {
  type exportAdvertisementReport,
  type getAdvertisementReport,
  maxReportDays,
  type AdvertisementFigures,
  type DayOfReport,
  type AdvertisementPlace,
} from '#domains/advertising/common/advertisements.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { csvMark, csvLine, type CsvColumn } from '#platform/server/files/csv.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectAdvertisement } from '../advertisements.queries.ts'
import { selectByPlace, selectDays, selectSpan, type FiguresOfPlace, type Span } from './report.queries.ts'
import * as t from '#domains/advertising/texts.ts'

type RequestInput = OperationValues<typeof getAdvertisementReport>

export async function readReport(
  db: Db,
  input: RequestInput,
): Promise<OperationReply<typeof getAdvertisementReport>> {
  const { span } = await findSubject(db, input)
  const [days, byPlace] = await Promise.all([
    selectDays(db, input.id, span),
    selectByPlace(db, input.id, span),
  ])
  return {
    ...span,
    days,
    ...sumUp(days),
    by_place: { results: pickPlace(byPlace, 'results'), home: pickPlace(byPlace, 'home') },
  }
}

async function findSubject(db: Db, { id, ...input }: RequestInput) {
  const found = await selectAdvertisement(db, id)
  if (!found) return refuse('not_found')
  const span = await selectSpan(db, input)
  refuseSpan(span)
  return { name: found.name, span }
}

function refuseSpan({ from, to }: Span) {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days < 1) refuse('validation_failed', { errors: { to: t.the_last_day_is_before_the_first() } })
  if (days > maxReportDays) refuse('validation_failed', { errors: { from: t.choose_a_year_at_most() } })
}

const sumUp = (days: AdvertisementFigures[]): AdvertisementFigures => ({
  impressions: days.reduce((sum, { impressions }) => sum + impressions, 0),
  clicks: days.reduce((sum, { clicks }) => sum + clicks, 0),
})

const pickPlace = (all: FiguresOfPlace[], wanted: AdvertisementPlace) =>
  sumUp(all.filter(({ place }) => place === wanted))

const getColumns = makeTexts((): CsvColumn<DayOfReport & { name: string }>[] => [
  { head: t.advertisement(), cell: ({ name }) => name },
  { head: t.day(), cell: ({ day }) => day },
  { head: t.impressions(), cell: ({ impressions }) => impressions },
  { head: t.clicks(), cell: ({ clicks }) => clicks },
  { head: t.click_rate_percent(), cell: (day) => formatRate(day) },
])

const formatRate = ({ impressions, clicks }: AdvertisementFigures) =>
  impressions === 0 ? null : Math.round((clicks / impressions) * 10_000) / 100

export async function exportReport(
  db: Db,
  input: OperationValues<typeof exportAdvertisementReport>,
): Promise<AnsweredFile> {
  const { name, span } = await findSubject(db, input)
  const days = await selectDays(db, input.id, span)
  return {
    name: `hoko-advertisement-${input.id}-${span.from}-${span.to}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from([
      csvMark + csvLine(getColumns().map(({ head }) => head)),
      ...days.map((day) => csvLine(getColumns().map(({ cell }) => cell({ ...day, name })))),
    ]),
  }
}
