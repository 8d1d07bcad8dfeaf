// Written by `npm run texts` from texts.json, where the texts stand.

export const categories_hoko_back_office = (): string => `Categories · Hoko back office`
export const categories = (): string => `Categories`
export const add_category = (): string => `Add category`
export const no_admin_has_changed_a_category = (): string => `No admin has changed a category.`
export const edit_a_category_hoko_back_office = (): string => `Edit a category · Hoko back office`
export const edit_a_category = (): string => `Edit a category`
export const add_a_category_hoko_back_office = (): string => `Add a category · Hoko back office`
export const add_a_category = (): string => `Add a category`
export const filters_hoko_back_office = (): string => `Filters · Hoko back office`
export const filters = (): string => `Filters`
export const add_filter = (): string => `Add filter`
export const no_admin_has_changed_a_filter = (): string => `No admin has changed a filter.`
