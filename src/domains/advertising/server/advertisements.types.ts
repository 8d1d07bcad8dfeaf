import type {
  Advertisement,
  AdvertisementFigures,
  Placement,
} from '#domains/advertising/common/advertisements.ts'

export interface Terms extends Pick<
  Advertisement,
  | 'status'
  | 'starts_on'
  | 'ends_on'
  | 'max_impressions'
  | 'max_clicks'
  | 'max_impressions_per_day'
  | 'max_clicks_per_day'
> {}

export interface Figures extends AdvertisementFigures {
  today: AdvertisementFigures
}

export interface AdvertisementRow extends Terms, Figures {
  id: number
  name: string
  link: string
  alt: string
  image_id: number
  placement: Placement
  created_at: Date
  updated_at: Date
  /** A day in Auckland. */
  day: string
  /** Impressions by place since the rotation last started level; see `turns`. */
  shown: { results: number; home: number }
}
