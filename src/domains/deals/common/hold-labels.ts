import { formatShortInstant } from '#platform/common/formats/formats.ts'
import * as t from '#domains/deals/texts.ts'

export const describeHold = (until: Date): string => t.pending_until({ until: formatShortInstant(until) })

export const describeHoldForOthers = (until: Date): string =>
  t.its_pending_until_so_you_cant_buy_it({ until: formatShortInstant(until) })
