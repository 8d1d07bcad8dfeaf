import * as z from 'zod/mini'
import { getAdvertisementReport as getAdvertisementReportShapes } from '#domains/advertising/common/advertisements.shapes.ts'

export interface ReportSearch {
  show: 'form' | 'report'
  /** Days in Auckland time. */
  from?: string | undefined
  to?: string | undefined
}

/** Invalid parameters are ignored. */
export function readReportSearch(params: URLSearchParams): ReportSearch {
  const readDay = (name: 'from' | 'to') =>
    z.safeParse(getAdvertisementReportShapes.query.shape[name], params.get(name) ?? undefined).data
  return {
    show: params.get('show') === 'report' ? 'report' : 'form',
    from: readDay('from'),
    to: readDay('to'),
  }
}

export function reportAddress(id: number, { show, from, to }: ReportSearch): string {
  const query = new URLSearchParams({
    ...(show === 'report' && { show, ...(from && { from }), ...(to && { to }) }),
  })
  return `/advertisements/${id}/update${query.size > 0 ? `?${query}` : ''}`
}
