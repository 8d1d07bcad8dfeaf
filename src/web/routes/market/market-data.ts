import type { Settings } from '#contract/settings/settings.ts'
import type { Reach } from '#web/features/settings/reach.ts'
import { packLists } from '#web/lib/loading/packed-lists.ts'

interface Market {
  categories: { id: number; name: string }[]
  regions: { slug: string; name: string }[]
  settings: Settings
}

let packed: { from: Market; market: ReturnType<typeof packNew> } | undefined

/** On the server, answers that haven't changed are the same objects. */
function packOnce(from: Market) {
  const isSame =
    packed?.from.categories === from.categories &&
    packed.from.regions === from.regions &&
    packed.from.settings === from.settings
  if (!packed || !isSame) packed = { from, market: packNew(from) }
  return packed.market
}

const packNew = ({ categories, regions, settings }: Market) =>
  packLists({
    categories: categories.map(({ id, name }) => ({ id, name })),
    regions,
    // The browser has all of them, once it has asked itself.
    settings: [import.meta.env.SSR ? pickReach(settings) : settings],
  })

/** Every page of the market carries it: only what the frame and the pages within it read. */
export const packMarket = import.meta.env.SSR ? packOnce : packNew

const pickReach = (settings: Settings): Reach => ({
  maintenance_notice: settings.maintenance_notice,
  support_email: settings.support_email,
  support_phone: settings.support_phone,
  facebook_url: settings.facebook_url,
  instagram_url: settings.instagram_url,
  tiktok_url: settings.tiktok_url,
  youtube_url: settings.youtube_url,
  app_store_url: settings.app_store_url,
  play_store_url: settings.play_store_url,
})
