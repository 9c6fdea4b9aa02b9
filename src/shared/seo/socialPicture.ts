/** Path of the picture that a shared link shows where the page has none of its own. */
export const DEFAULT_SOCIAL_PICTURE = '/og/hero-wedding.jpg';
