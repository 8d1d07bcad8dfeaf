// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural } from '#shared/texts/choose-plural.ts'

export const floor_plans = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Floor plan`, 'other': `Floor plans` })}`
export const enlarge_floor_plan_index_of_length = ({ index, length }: { index: string | number; length: string | number }): string => `Enlarge floor plan ${index} of ${length}`
export const title_floor_plan_index_of_length = ({ title, index, length }: { title: string | number; index: string | number; length: string | number }): string => `${title}, floor plan ${index} of ${length}`
export const title_floor_plans = ({ title }: { title: string | number }): string => `${title}: floor plans`
export const pictures = (): string => `Pictures`
export const enlarge_picture_of_length = ({ index, length, has_alt, alt }: { index: string | number; length: string | number; has_alt: boolean; alt: string | number }): string => `Enlarge picture ${index} of ${length}${has_alt ? `: ${alt}` : ``}`
export const title_picture_index_of_length = ({ title, index, length }: { title: string | number; index: string | number; length: string | number }): string => `${title}, picture ${index} of ${length}`
export const no_photos = (): string => `No photos`
export const show_picture = ({ index, has_alt, alt }: { index: string | number; has_alt: boolean; alt: string | number }): string => `Show picture ${index}${has_alt ? `: ${alt}` : ``}`
