import { sql } from 'kysely'
import type { Placement, AdvertisementPlace } from '#domains/advertising/common/advertisements.ts'
import {
  recordPastFigures,
  type PastDay,
  addAdvertisement,
} from '#domains/advertising/server/advertisements.service.ts'
import { storePicture } from '#domains/media/server/media.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { dayAfter } from '../days.ts'
import { demoAdmin } from '../people/demo-admin.ts'
import type { Drawing, Painter } from '../pictures/painting.ts'
import { makeDice, type Seeded } from '../seeded.ts'
import { imagineViews } from './past-views.ts'

const dayMs = 86_400_000
const daysBack = 30

interface PlannedAdvertisement {
  name: string
  link: string
  alt: string
  drawing: Drawing
  placement: Placement
  /** The number in the month before. */
  impressions: number
  /** The share of viewers who click. */
  pressed: number
  max_impressions_per_day: number | null
  runsOnDays: number | null
}

/** The links lead to a domain reserved for examples. */
const planned: PlannedAdvertisement[] = [
  {
    name: 'Guided kayak trips in the Abel Tasman',
    link: 'https://www.example.com/kahu-kayaks',
    alt: 'A canoe on calm water',
    drawing: { icon: 'canoe', scene: 'water', recolour: false, variety: 12 },
    placement: 'everywhere',
    impressions: 9_400,
    pressed: 0.021,
    max_impressions_per_day: null,
    runsOnDays: null,
  },
  {
    name: 'Rātā Roasters: fresh coffee, posted every Monday',
    link: 'https://www.example.com/rata-roasters',
    alt: 'A steaming cup of coffee on a table',
    drawing: { icon: 'hot-beverage', scene: 'table', recolour: false, variety: 41 },
    placement: 'results',
    impressions: 6_200,
    pressed: 0.034,
    max_impressions_per_day: 5_000,
    runsOnDays: null,
  },
  {
    name: 'Tents and packs for the Great Walks, 20% off until Christmas',
    link: 'https://www.example.com/tui-tents',
    alt: 'A tent pitched on a lawn',
    drawing: { icon: 'tent', scene: 'lawn', recolour: false, variety: 7 },
    placement: 'home',
    impressions: 3_800,
    pressed: 0.013,
    max_impressions_per_day: null,
    runsOnDays: 29,
  },
]

/** Runs once and adds a month of figures. Needs an admin as the author. */
export async function fillAdvertisements(
  platform: Platform,
  render: Painter['render'],
  { seed, startedMs }: { seed: number; startedMs: number },
): Promise<void> {
  const { db } = platform
  const adminId = await findAdmin(db)
  if (adminId === null || (await isThere(db))) return
  const imageIds = await Promise.all(
    planned.map(async ({ name, drawing }) => {
      const picture = await render(drawing)
      return (await storePicture(platform, adminId, { name, picture })).id
    }),
  )
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('the demo’s advertisements', 0))`.execute(tx)
    if (await isThere(db)) return
    for (const [n, one] of planned.entries()) {
      // Keeps the lock's transaction busy, since PostgreSQL ends idle ones and a busy machine is
      // slow.
      await sql`select`.execute(tx)
      const { id } = await addAdvertisement(db, adminId, {
        name: one.name,
        link: one.link,
        alt: one.alt,
        image_id: must(imageIds[n], 'image id'),
        placement: one.placement,
        status: 'enabled',
        starts_on: null,
        ends_on: one.runsOnDays === null ? null : dayAfter(startedMs, one.runsOnDays),
        max_impressions: null,
        max_clicks: null,
        max_impressions_per_day: one.max_impressions_per_day,
        max_clicks_per_day: null,
      })
      const past = imagineDays(one, startedMs, makeDice(seed, 85, n))
      await transact(db, (inner) => recordPastFigures(inner, id, past))
    }
  })
}

async function findAdmin(db: Db): Promise<AccountId | null> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .where('email', '=', demoAdmin.email)
    .executeTakeFirst()
  return row?.id ?? null
}

async function isThere(db: Db): Promise<boolean> {
  return (await db.selectFrom('advertisements').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Ends yesterday: today's views are counted live. */
function imagineDays(
  { placement, impressions, pressed }: PlannedAdvertisement,
  startedMs: number,
  dice: Seeded,
): PastDay[] {
  const places: AdvertisementPlace[] = placement === 'everywhere' ? ['results', 'home'] : [placement]
  const span = {
    from: new Date(startedMs - daysBack * dayMs),
    until: new Date(startedMs - dayMs),
    ends: false,
  }
  return places.flatMap((place) =>
    imagineViews(span, Math.round(impressions / places.length), dice).map(({ day, views }) => ({
      day,
      placement: place,
      impressions: views,
      clicks: Math.min(views, Math.round(views * pressed * (0.5 + dice.chance()))),
    })),
  )
}
