// Written by `npm run texts` from texts.json, where the texts stand.

export const this_api_key_doesnt_work = (): string => `This API key doesn’t work. It may have expired or been revoked.`
export const api_keys_cant_do_this = (): string => `API keys can’t do this.`
export const this_api_key_needs_the_scope = ({ scope }: { scope: string | number }): string => `This API key needs the scope ${scope}.`
export const hoko_is_open_in_too_many_tabs_close = (): string => `Hoko is open in too many tabs. Close some, then try again.`
export const name_1_to_max_topics_topics_such_as = ({ max_topics }: { max_topics: string | number }): string => `Name 1 to ${max_topics} topics, such as listing:12, questions:12 or me, with commas between them.`
export const this_was_sent_twice = (): string => `This was sent twice.`
export const unknown_field_name = ({ name }: { name: string | number }): string => `Unknown field '${name}'.`
export const send_one_file_at_a_time = (): string => `Send one file at a time.`
export const the_upload_was_cut_off_try_again = (): string => `The upload was cut off. Try again.`
export const unknown_parameter_name = ({ name }: { name: string | number }): string => `Unknown parameter '${name}'.`
export const this_is_missing = (): string => `This is missing.`
export const this_must_be_text = (): string => `This must be text.`
export const this_must_be_a_whole_number = (): string => `This must be a whole number.`
export const this_must_be_a_number = (): string => `This must be a number.`
export const this_must_be_true_or_false = (): string => `This must be true or false.`
export const this_must_be_a_list = (): string => `This must be a list.`
export const this_must_be_an_object = (): string => `This must be an object.`
export const this_must_be_of_type = ({ type }: { type: string | number }): string => `This must be ${type}.`
export const this_must_be_at_least_minimum = ({ minimum }: { minimum: string | number }): string => `This must be at least ${minimum}.`
export const this_must_have_at_least_minimum_characters = ({ minimum }: { minimum: string | number }): string => `This must be at least ${minimum} characters.`
export const this_can_be_at_most_maximum = ({ maximum }: { maximum: string | number }): string => `This can be at most ${maximum}.`
export const this_can_have_at_most_maximum_characters = ({ maximum }: { maximum: string | number }): string => `This can be at most ${maximum} characters.`
export const we_dont_understand_this = (): string => `We don’t understand this.`
export const send_the_files_as_multipart_form_data = (): string => `Send the files as multipart/form-data.`
export const an_idempotency_key_has_8_to_100 = (): string => `An Idempotency-Key has 8 to 100 visible characters.`
export const a_file_may_be_at_most_max = ({ max }: { max: string | number }): string => `A file may be at most ${max}.`
