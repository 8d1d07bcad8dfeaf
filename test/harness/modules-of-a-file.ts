/** Reset together with the modules. */
export const file = { is_known: false }
