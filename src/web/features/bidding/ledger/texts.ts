// Written by `npm run texts` from texts.json, where the texts stand.

export const check_this_auction = (): string => `Check this auction`
export const every_bid_is_a_row_in_a_ledger_that_no = (): string => `Every bid is a row in a ledger that no one can change unnoticed. Your browser checks every row.`
export const your_browser_reads_every_row_of_the = (): string => `Your browser reads every row of the ledger and works out each price from the rules, without trusting us.`
export const download_my_receipts = (): string => `Download my receipts`
export const download_the_ledger = (): string => `Download the ledger`
export const this_auction_ended_before_hoko_kept = (): string => `This auction ended before Hoko kept ledgers, so there is nothing to check.`
export const your_browser_cant_check_it_on_this = (): string => `Your browser can’t check it on this page. Download the ledger and check it with the program.`
export const checking_the_auction = (): string => `Checking the auction`
export const this_ledger_is_wrong = (): string => `This ledger is wrong.`
export const this_ledger_is_right = (): string => `This ledger is right.`
export const no_row_was_changed_removed_added_or = (): string => `No row was changed, removed, added or moved, and the prices follow the rules.`
export const what_was_checked = (): string => `What was checked`
export const row_by_row = (): string => `Row by row`
export const this_row_is_wrong = (): string => `this row is wrong`
export const show_more_rows = (): string => `Show more rows`
