import type { VoiceTone } from './organization-words.ts';

/** One message to a candidate, with the same facts in every voice. */
export const voiceExamples = {
  professional:
    'Hello, I am hiring a wind turbine technician in Sweetwater, Texas. The role pays $32-38 an hour and you would work in a crew of two. Your field experience looks like a strong match. Would you be open to a 15-minute call this week?',
  friendly:
    'Hi there! Your field experience made my day: we’re looking for a wind turbine technician in Sweetwater, Texas. You’d be one half of a crew of two, at $32-38 an hour. I’d love to tell you more. Could we chat for 15 minutes this week?',
  casual:
    'Hey, quick one. Wind turbine technician, Sweetwater, Texas, $32-38 an hour, just you and one more in a crew of two. With your field experience you’d hit the ground running. Got 15 minutes this week?',
  formal:
    'Good day. I am writing to draw your attention to the position of wind turbine technician in Sweetwater, Texas. The position is remunerated at $32-38 an hour, and its duties are performed in a crew of two. In view of your field experience, I should be grateful for a conversation of 15 minutes at your convenience this week.',
  innovative:
    'Where could your field experience take you next? Up. Be the wind turbine technician who keeps Sweetwater, Texas turning: a crew of two, $32-38 an hour, and power made in a new way. Give me 15 minutes this week and let’s find out what you could start.',
} satisfies Record<VoiceTone, string>;
