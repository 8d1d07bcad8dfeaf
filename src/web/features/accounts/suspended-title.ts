import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'
export const getSuspendedTitle = makeTexts(() => t.your_account_is_suspended())
