// Written by `npm run texts` from texts.json, where the texts stand.

export const background_color = (): string => `Background colour`
export const text_color = (): string => `Text colour`
export const pick_color = ({ label }: { label: string | number }): string => `Pick: ${label}`
export const easy_to_read = ({ ratio }: { ratio: string | number }): string => `Easy to read: the contrast is ${ratio} to 1.`
export const hard_to_read = ({ ratio }: { ratio: string | number }): string => `This text is hard to read: the contrast is ${ratio} to 1, and it needs at least 4.5 to 1.`
export const use_color = ({ color }: { color: string | number }): string => `Use ${color}`
export const use_white_text = (): string => `Use white text`
export const use_black_text = (): string => `Use black text`
export const preview = (): string => `Preview`
export const theme = (): string => `Theme`
export const light_theme = (): string => `Light theme`
export const dark_theme = (): string => `Dark theme`
export const screen = (): string => `Screen`
export const desktop = (): string => `Desktop`
export const phone = (): string => `Phone`
export const branding = (): string => `Branding`
export const your_logo_banner_and_colors = (): string => `Logo, banner and colours on the business’s listings and page.`
export const your_branding_didnt_load = (): string => `The branding didn’t load`
export const loading_branding = (): string => `Loading branding`
export const branding_saved = (): string => `Branding saved`
export const your_plan_doesnt_show_branding = (): string => `This branding isn’t shown right now, because the plan doesn’t include branding.`
export const logo = (): string => `Logo`
export const a_wide_or_square_logo = (): string => `Wide or square, shown on white. JPEG, HEIC, PNG or WebP, up to 25 MB.`
export const banner = (): string => `Banner`
export const a_wide_picture_for_the_top = (): string => `A wide picture for the top of the page, best at 1600 by 320 pixels or more.`
export const strapline = (): string => `Strapline`
export const a_few_words_about_what_you_do = (): string => `A few words about what the business does, like “At home in Petone since 1987”.`
export const save_branding = (): string => `Save branding`
export const undo_changes = (): string => `Undo changes`
