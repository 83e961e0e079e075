import '../common/app/base.css';
import { startStaff } from './app/startStaff';

void startStaff();
