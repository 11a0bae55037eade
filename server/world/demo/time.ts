const minute = 60_000;

export const minutesAfter = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * minute);
export const hoursAfter = (from: Date, hours: number): Date => minutesAfter(from, hours * 60);
export const daysAfter = (from: Date, days: number): Date => hoursAfter(from, days * 24);
