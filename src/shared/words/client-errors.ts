/** What browsers say by themselves, where nothing that we wrote reached them. */
export const client_errors = {
  server_error: { status: 500, message: 'Something went wrong. Nothing you typed is lost.' },
  unavailable: { status: 503, message: 'We are back in a moment. Please try again.' },
} as const
