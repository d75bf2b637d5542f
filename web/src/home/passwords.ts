/** The shortest password that the server takes; it judges by itself, and says so if this is no longer true. */
export const LEAST_PASSWORD = 8;
