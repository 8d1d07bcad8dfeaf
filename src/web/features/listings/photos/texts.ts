// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural } from '#shared/texts/choose-plural.ts'

export const floor_plans = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Floor plan`, 'other': `Floor plans` })}`
export const enlarge_floor_plan_index_of_length = ({ index, length }: { index: string | number; length: string | number }): string => `Enlarge floor plan ${index} of ${length}`
export const title_floor_plan_index_of_length = ({ title, index, length }: { title: string | number; index: string | number; length: string | number }): string => `${title}, floor plan ${index} of ${length}`
export const title_floor_plans = ({ title }: { title: string | number }): string => `${title}: floor plans`
export const pictures_of_title = ({ title }: { title: string | number }): string => `Pictures of ${title}`
export const shown_of_length = ({ shown, length }: { shown: string | number; length: string | number }): string => `${shown} of ${length}`
export const make_smaller = (): string => `Make smaller`
export const make_larger = (): string => `Make larger`
export const close = (): string => `Close`
export const the_picture_enlarged = (): string => `The picture, enlarged`
export const alt_shown_of_length_make_choice = ({ alt, shown, length, choice }: { alt: string | number; shown: string | number; length: string | number; choice: string | number }): string => `${alt}, ${shown} of ${length}: make ${choice}`
export const previous_picture = (): string => `Previous picture`
export const next_picture = (): string => `Next picture`
export const pictures = (): string => `Pictures`
export const enlarge_picture_index_of_length_alt = ({ index, length, alt }: { index: string | number; length: string | number; alt: string | number }): string => `Enlarge picture ${index} of ${length}${alt}`
export const title_picture_index_of_length = ({ title, index, length }: { title: string | number; index: string | number; length: string | number }): string => `${title}, picture ${index} of ${length}`
export const no_photos = (): string => `No photos`
export const show_picture_index_alt = ({ index, alt }: { index: string | number; alt: string | number }): string => `Show picture ${index}${alt}`
