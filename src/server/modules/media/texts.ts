// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_a_file_to_send = (): string => `Choose a file to send.`
export const that_document_is_on_a_listing_remove = (): string => `That document is on a listing. Remove it there first.`
export const this_address_was_good_for_ten_minutes = (): string => `This address was good for ten minutes. Open the file again from the page that it is on.`
export const your_account_holds_20_gb_of_photos_and = (): string => `Your account holds 20 GB of photos and files. Delete some before you add more.`
export const youve_uploaded_1_gb_today_that_no = (): string => `You’ve uploaded 1 GB today that no listing uses. Delete some, or try again tomorrow.`
export const a_picture_may_be_at_most_max = ({ max }: { max: string | number }): string => `A picture may be at most ${max}.`
export const this_photo_has_been_sent_in_a_message = (): string => `This photo has been sent in a message, so its description can’t be changed.`
