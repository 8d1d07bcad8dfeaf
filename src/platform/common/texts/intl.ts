const language = 'en-NZ'

/** A formatter takes milliseconds to create, which a loading page can't afford twice. */
function cacheByOptions<Options extends object, Formatter>(create: (options: Options) => Formatter) {
  const cache = new Map<string, Formatter>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All options of Intl may be left out.
  return (options = {} as Options): Formatter => {
    const key = JSON.stringify(options)
    let formatter = cache.get(key)
    if (!formatter) cache.set(key, (formatter = create(options)))
    return formatter
  }
}

/**
 * Formats instants by the clock in Auckland; for a calendar day pass midnight and the `timeZone`
 * UTC.
 */
export const getDateFormat = cacheByOptions(
  (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'Pacific/Auckland', ...options }),
)

/** Zero has no sign. */
export const getNumberFormat = cacheByOptions(
  (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { signDisplay: 'negative', ...options }),
)

export const getPluralRules = cacheByOptions(
  (options: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options),
)

export const getListFormat = cacheByOptions(
  (options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
)

/** Splits text into visible characters. */
export const getSegmenter = cacheByOptions(
  (options: Intl.SegmenterOptions) => new Intl.Segmenter(language, options),
)
