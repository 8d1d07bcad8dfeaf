// Written by `npm run texts` from texts.json, where the texts stand.

export const hoko_is_open_in_too_many_tabs_close = (): string => `Hoko is open in too many tabs. Close some, then try again.`
export const name_1_to_max_topics_topics_such_as = ({ max_topics }: { max_topics: string | number }): string => `Name 1 to ${max_topics} topics, such as listing:12, questions:12 or me, with commas between them.`
export const this_was_sent_twice = (): string => `This was sent twice.`
export const unknown_field_fieldname = ({ fieldname }: { fieldname: string | number }): string => `Unknown field '${fieldname}'.`
export const send_one_file_at_a_time = (): string => `Send one file at a time.`
export const the_upload_was_cut_off_try_again = (): string => `The upload was cut off. Try again.`
export const unknown_where_name = ({ where, name }: { where: string | number; name: string | number }): string => `Unknown ${where} '${name}'.`
export const this_is_missing = (): string => `This is missing.`
export const this_must_be_expected = ({ expected }: { expected: string | number }): string => `This must be ${expected}.`
export const this_must_be_at_least_minimum_choice = ({ minimum, choice }: { minimum: string | number; choice: string | number }): string => `This must be at least ${minimum}${choice}.`
export const this_can_be_at_most_maximum_choice = ({ maximum, choice }: { maximum: string | number; choice: string | number }): string => `This can be at most ${maximum}${choice}.`
export const we_dont_understand_this = (): string => `We don’t understand this.`
export const send_the_files_as_multipart_form_data = (): string => `Send the files as multipart/form-data.`
export const an_idempotency_key_has_8_to_100 = (): string => `An Idempotency-Key has 8 to 100 visible characters.`
export const a_file_may_be_at_most_max = ({ max }: { max: string | number }): string => `A file may be at most ${max}.`
