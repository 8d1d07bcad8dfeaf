// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_active_or_hidden = (): string => `Choose active or hidden.`
export const what_buyers_confirm = (): string => `What buyers confirm`
export const a_name = (): string => `A name`
export const this_must_be_a_number = (): string => `This must be a number.`
export const say_yes_or_no = (): string => `Say yes or no.`
export const an_answer = (): string => `An answer`
export const enter_an_answer_of_at_least_10_characters = (): string => `Enter an answer of at least 10 characters.`
export const links_must_start_with_https_mailto_or_tel = (): string => `Links must start with /, https://, mailto: or tel:.`
export const a_question = (): string => `A question`
export const a_group = (): string => `A group`
export const choose_an_answer_type = (): string => `Choose an answer type.`
export const a_unit = (): string => `A unit`
export const a_choice = (): string => `A choice`
export const this_must_be_a_list_of_choices = (): string => `This must be a list of choices.`
export const at_most_200_choices = (): string => `At most 200 choices.`
export const this_must_be_a_list_of_categories = (): string => `This must be a list of categories.`
export const choose_at_least_one_category = (): string => `Choose at least one category.`
export const at_most_200_categories = (): string => `At most 200 categories.`
export const enter_a_key = (): string => `Enter a key.`
export const enter_a_key_of_at_most_40_characters = (): string => `Enter a key of at most 40 characters.`
export const use_lower_case_letters_numbers_and_underscor = (): string => `Use lower-case letters, numbers and underscores, starting with a letter.`
export const a_key_cant_end_in_min_or_max = (): string => `A key can’t end in _min or _max. Searches use those for ranges.`
