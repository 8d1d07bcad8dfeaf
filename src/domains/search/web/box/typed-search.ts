import { withoutPage, readSearch, type Search } from '../search-address.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/search/texts.ts'

export type TypedErrors = Record<string, string>

const areas = ['floor_area', 'land_area'] as const
const getAreaError = makeTexts(() => t.enter_whole_square_metres_the_smaller())

/** Undefined when empty, NaN when it's not a size. */
function squareMetres(typed: string | null): number | undefined {
  const text = (typed ?? '').replace(/[\s,]/g, '')
  if (text === '') return undefined
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN
}

function areaErrors(sent: URLSearchParams): TypedErrors {
  return Object.fromEntries(
    areas.flatMap((area) => {
      const ends = [`${area}_min`, `${area}_max`].map((name) => ({
        name,
        size: squareMetres(sent.get(name)),
      }))
      const [from, to] = ends.map(({ size }) => size)
      const wrong =
        from !== undefined && to !== undefined && from > to
          ? ends
          : ends.filter(({ size }) => Number.isNaN(size))
      return wrong.map(({ name }) => [name, getAreaError()])
    }),
  )
}

export function readTyped(sent: URLSearchParams, before: Search): { search: Search; errors: TypedErrors } {
  const plain = new URLSearchParams(
    [...sent].map(([name, value]) => [
      name,
      areas.some((area) => name.startsWith(area)) ? value.replace(/[\s,]/g, '') : value,
    ]),
  )
  const { search, errors } = readSearch(plain)
  // Another make has other models, unless a model is entered with it.
  const isModelLeft = search.make !== before.make && search.model === before.model
  return {
    search: isModelLeft ? withoutPage({ ...search, model: undefined }) : search,
    errors: { ...(errors as TypedErrors), ...areaErrors(sent) },
  }
}
