import { afterAll } from 'vitest';
import { leaveRecording } from './journey.ts';

afterAll(leaveRecording);
