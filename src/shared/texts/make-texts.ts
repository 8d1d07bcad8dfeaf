import { makeLazy } from '../formats/make-lazy.ts'

/** Created on first use, not at import, when no language is known. */
export const makeTexts = makeLazy
