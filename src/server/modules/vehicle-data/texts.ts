// Written by `npm run texts` from texts.json, where the texts stand.

export const the_plate_plate_isnt_on_the_register = ({ plate }: { plate: string | number }): string => `The plate ${plate} isn’t on the register. Check it, or enter the details yourself.`
export const youve_reached_todays_look_up_limit = (): string => `You’ve reached today’s look-up limit. Enter the details yourself, or try again tomorrow.`
export const we_cant_check_licences_here = (): string => `We can’t check licences here.`
export const youve_reached_todays_licence_check = (): string => `You’ve reached today’s licence check limit. Try again tomorrow.`
export const the_register_isnt_responding_try_again = (): string => `The register isn’t responding. Try again later.`
export const enter_the_details_yourself = (): string => `Enter the details yourself.`
export const no_vehicle_register_is_connected_here = (): string => `No vehicle register is connected here.`
