import Antenna from 'lucide-react/icons/antenna';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Handshake from 'lucide-react/icons/handshake';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Scale from 'lucide-react/icons/scale';
import Telescope from 'lucide-react/icons/telescope';
import type { LucideIcon } from 'lucide-react';

import type { ToolId } from '#shared/tool-info.ts';

export const toolIcon: Record<ToolId, LucideIcon> = {
  attractionPosting: Megaphone,
  sourcingStrategy: Telescope,
  marketIntel: ChartNoAxesColumn,
  intakeAssistant: Handshake,
  engagementKit: Mail,
  engagementTracker: Antenna,
  candidateScoring: ClipboardCheck,
  scorecardAssistant: Scale,
  interviewCoaching: GraduationCap,
  hiringSynopsis: FileText,
  candidateMessaging: MessageSquareText,
};
