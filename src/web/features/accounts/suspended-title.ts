import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'
/** Of the page that a suspended account takes over. */
export const getSuspendedTitle = makeTexts(() => t.your_account_is_suspended())
