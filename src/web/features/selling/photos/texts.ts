// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const width_wide_and_height_high_left_from = ({ width, height, left, top }: { width: string | number; height: string | number; left: string | number; top: string | number }): string => `${width} wide and ${height} high, ${left} from the left and ${top} from the top`
export const crop_area = (): string => `Crop area`
export const free = (): string => `Free`
export const square = (): string => `Square`
export const crop_name = ({ name }: { name: string | number }): string => `Crop ${name}`
export const back_to_the_original = (): string => `Back to the original`
export const cancel = (): string => `Cancel`
export const crop = (): string => `Crop`
export const shape = (): string => `Shape`
export const width_height_pixels = ({ width, height }: { width: string | number; height: string | number }): string => `${width} × ${height} pixels`
export const drag_the_frame_or_pull_its_corners_by = (): string => `Drag the frame, or pull its corners. By keyboard, arrow keys move it, and Shift with an arrow key makes it larger or smaller.`
export const describe_name = ({ name }: { name: string | number }): string => `Describe ${name}`
export const save_description = (): string => `Save description`
export const describe_this_photo_for_people_who = (): string => `Describe this photo for people who can’t see it`
export const say_what_matters_to_a_buyer_green = (): string => `Say what matters to a buyer: “Green bicycle from the left, with a scratch on the frame.”`
export const name_is_empty = ({ name }: { name: string | number }): string => `“${name}” is empty.`
export const name_is_size_mb_choose_a_photo_up_to = ({ name, size }: { name: string | number; size: string | number }): string => `“${name}” is ${size} MB. Choose a photo up to 25 MB.`
export const a_listing_has_at_most_so_many_photos = ({ max_images, count }: { max_images: string | number; count: number }): string => `A listing has at most ${max_images} photos, so ${choosePlural(count, { 'one': `one was`, 'other': `${formatCount(count)} were` })} left out.`
export const add_clear_photos_from_every_side = (): string => `Add clear photos from every side, including any wear. The first photo is your cover.`
export const photo_from_value_is_now_photo_to_of = ({ from_value, to, length }: { from_value: string | number; to: string | number; length: string | number }): string => `Photo ${from_value} is now photo ${to} of ${length}.`
export const photos = (): string => `Photos`
export const list_of_max_images = ({ list, max_images }: { list: string | number; max_images: string | number }): string => `${list} of ${max_images}`
export const add_more_photos = (): string => `Add more photos`
export const choose_photos = (): string => `Choose photos`
export const take_a_photo = (): string => `Take a photo`
export const youve_added_all_max_images = ({ max_images, has_some }: { max_images: string | number; has_some: boolean }): string => `You’ve added all ${max_images}.${has_some ? ` Remove one to add another.` : ``}`
export const drop_to_add = (): string => `Drop to add`
export const or_drop_them_here_or_paste_one = (): string => `Or drop them here, or paste one.`
export const jpeg_png_or_webp_up_to_max_image_bytes = ({ max_image_bytes }: { max_image_bytes: string | number }): string => `JPEG, HEIC, PNG or WebP, up to ${max_image_bytes} each.`
export const photo_position = ({ position }: { position: string | number }): string => `photo ${position}`
export const cover = (): string => `Cover`
export const photo_position_2 = ({ position }: { position: string | number }): string => `Photo ${position}`
export const move_name_earlier = ({ name }: { name: string | number }): string => `Move ${name} earlier`
export const move_name_later = ({ name }: { name: string | number }): string => `Move ${name} later`
export const turn_name_by_a_quarter = ({ name }: { name: string | number }): string => `Turn ${name} by a quarter`
export const more_for_name = ({ name }: { name: string | number }): string => `More for ${name}`
export const describe = (): string => `Describe`
export const remove = (): string => `Remove`
export const alt_change_this_description_of_name = ({ alt, name }: { alt: string | number; name: string | number }): string => `${alt}: change this description of ${name}`
export const add_a_description_to_name = ({ name }: { name: string | number }): string => `Add a description to ${name}`
export const add_a_description = (): string => `Add a description`
export const try_again = (): string => `Try again`
export const remove_name = ({ name }: { name: string | number }): string => `Remove ${name}`
export const sending_name = ({ name }: { name: string | number }): string => `Sending ${name}`
export const waiting = (): string => `Waiting`
export const nearly_there = (): string => `Nearly there`
export const stop_sending_name = ({ name }: { name: string | number }): string => `Stop sending ${name}`
export const stop_sending = (): string => `Stop sending`
export const photo_removed = (): string => `Photo removed`
export const undo = (): string => `Undo`
export const couldnt_turn_the_photo = (): string => `Couldn’t turn the photo`
export const more_photos_with_a_plan = (): string => `More photos with a plan`
