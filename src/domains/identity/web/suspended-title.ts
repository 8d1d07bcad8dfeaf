import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'
export const getSuspendedTitle = makeTexts(() => t.your_account_is_suspended())
