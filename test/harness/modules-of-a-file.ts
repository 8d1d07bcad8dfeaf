/** Fresh if the modules are. */
export const file = { is_known: false }
