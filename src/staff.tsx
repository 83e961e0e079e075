import './app/base.css';
import { startStaff } from './app/staff/startStaff';

void startStaff();
