/** The shortest password that the house takes; it judges by itself, and says so if this is no longer true. */
export const LEAST_PASSWORD = 8;
