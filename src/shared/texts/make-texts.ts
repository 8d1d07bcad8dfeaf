import { makeLazy } from '../formats/make-lazy.ts'

/** A table of texts, made when it is first asked for: never as modules load, when no language is known. */
export const makeTexts = makeLazy
